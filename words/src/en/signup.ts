export const signupWords = {
  signUp: "Sign Up",
  passwordRule: "At least 8 characters.",
  confirmPassword: "Confirm Password",
  notEqual: "Passwords do not match",
  refused: (message: string) => `Error signing up: ${message}`,
  haveAccount: "Already have an account?",
};
