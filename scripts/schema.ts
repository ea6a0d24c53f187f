// `npm run schema`: writes the JSON Schemas that are published with the package, generated from their zod sources.
import { writeFileSync } from "node:fs";
import { SCHEMA_FILES } from "../arena/apps/schemas.ts";

for (const { path, text } of SCHEMA_FILES) writeFileSync(new URL(`../${path}`, import.meta.url), text);
