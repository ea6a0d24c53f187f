import type { Plugin } from "vite";

/** The place where `arena report` inserts its answers. */
const PLACE = "<!-- answers -->";

/** Puts the page's script and style into its HTML, as one file called `name`. */
export function onePage(name: string): Plugin {
  return {
    name: "one-page",
    generateBundle: {
      // After Vite has put the last names into the script.
      order: "post",
      handler(_options, bundle) {
        const scripts: string[] = [];
        const styles: string[] = [];
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === "chunk") scripts.push(output.code);
          else if (file.endsWith(".css")) styles.push(String(output.source));
          delete bundle[file];
        }
        // An ending tag within the script would end it.
        const script = scripts.join("\n").replaceAll("</script", "<\\/script");
        const source = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Monopoly Arena</title>
<link rel="icon" href="data:,">
<style>${styles.join("\n")}</style>
</head>
<body>
<div id="app"></div>
${PLACE}
<script type="module">${script}</script>
</body>
</html>
`;
        this.emitFile({ type: "asset", fileName: name, source });
      },
    },
  };
}
