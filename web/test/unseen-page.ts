/** Nobody looks at the page of the tests, and nobody measures it. Loaded before React, which asks once. */

// Behind a frame that nothing shines through a page is laid out and can be pressed, but is not painted.
window.parent.document.body.style.opacity = "0";

// Without it React does not note for a developer's tools how long each part took to draw.
Reflect.deleteProperty(console, "timeStamp");
