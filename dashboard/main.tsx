import { render } from "preact";
import { App } from "./page/app.tsx";
import "./page/theme.css";
import "./page/parts.css";
import "./page/layout.css";
import "./page/print.css";

const root = document.querySelector("#app");
if (root === null) throw new Error("index.html has no element with the id app");
render(<App />, root);
