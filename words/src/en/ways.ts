export const waysWords = {
  usePasskey: "Use a passkey",
  continueWith: (name: string) => `Continue with ${name}`,
  away: "That server cannot be reached right now. Try again later, or use another way.",
  refused: (name: string) => `Signing in with ${name} did not work. Please try again.`,
  taken: (name: string) =>
    `There is already an account with that email. Log in to it, and connect ${name} on your account page.`,
  noEmail: (name: string) => `${name} did not share your email, which we need.`,
  noPasskey: "No passkey was used. You can try again, or use another way.",
  passkeyKnown: "This device has a passkey here already.",
  notSignedIn: "Signing in there did not work. Please try again.",
  session: "You were signed out meanwhile. Please log in and try again.",
};
