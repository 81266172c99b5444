import type { Plugin } from "vite";

const routerFile = /[\\/]node_modules[\\/]react-router[\\/].+\.js$/;
const making = /= (React[$\w]*\.(?:forwardRef|createContext|memo)\()/g;
const naming = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * The way the router makes its components, and names them for developer tools, would keep each one in the
 * first page's script although nothing uses it.
 */
export const dropUnusedRouterParts = (): Plugin => ({
  name: "drop-unused-router-parts",
  apply: "build",
  transform: {
    filter: { id: routerFile },
    handler: (code) => ({
      code: code.replace(naming, "").replace(making, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
});
