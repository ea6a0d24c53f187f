import { render } from "preact";
import { TablePage } from "./table-page.tsx";
import "../page/theme.css";
import "../page/parts.css";
import "../page/layout.css";
import "../game/game.css";
import "./play.css";

const root = document.querySelector("#app");
if (root === null) throw new Error("play.html has no element with the id app");
render(<TablePage />, root);
