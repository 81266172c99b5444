// For very old Node: it must be able to say that Node is too old.
const [name, ...args] = process.argv.slice(2);
const major = Number(process.versions.node.split(".")[0]);

if (major < 20) {
  console.error(
    "Smart Planner needs Node.js 20 or newer to set itself up, and this is " +
      process.versions.node +
      ": install a current Node.js and run the same command again.",
  );
  process.exit(1);
}

import("./project.mjs").then(({ main }) =>
  main(() => import(`./commands/${name}.mjs`).then(({ command }) => command(args))),
);
