export const loginWords = {
  login: "Login",
  email: "Email",
  enterEmail: "Enter email",
  password: "Password",
  enterPassword: "Enter Password",
  forgotPassword: "Forgot password?",
  noAccount: "Don't have an account?",
  or: "or",
  demo: "Continue as Demo User",
  fillIn: "Please fill in all fields",
  promise: <Part>(mark: (text: string) => Part) => [
    "Organise, plan and ",
    mark("thrive"),
    " with AI-powered study guides.",
  ],
  weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  june: (day: number) => `${day} Jun`,
  length: (minutes: number) =>
    minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} hr ${minutes % 60} min`,
  /** By the colour of each. */
  subjects: {
    violet: "Mathematics",
    pink: "Chemistry",
    amber: "History",
    blue: "Biology",
    teal: "Geography",
    indigo: "Physics",
    red: "Spanish",
  },
};
