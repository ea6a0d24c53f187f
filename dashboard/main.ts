const app = document.querySelector("#app");
if (app === null) throw new Error("index.html has no element with the id app");
app.textContent = "Monopoly Arena";
