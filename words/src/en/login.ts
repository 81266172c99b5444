import { formatDuration } from "@smart-planner/planner/time";

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
  length: formatDuration,
  subjects: {
    mathematics: "Mathematics",
    chemistry: "Chemistry",
    history: "History",
    biology: "Biology",
    geography: "Geography",
    physics: "Physics",
    spanish: "Spanish",
  },
};
