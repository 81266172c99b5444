/** Skips painting and profiling in tests. Loaded before React. */

// `opacity: 0` keeps layout and input but skips painting.
window.parent.document.body.style.opacity = "0";

// Without it React does not record render times.
Reflect.deleteProperty(console, "timeStamp");
