export const contactWords = {
  contactUs: "Contact Us",
  about: "A question about your plan, an idea, or something that does not work? Write to us.",
  name: "Name",
  email: "Email",
  message: "Message",
  send: "Send Message",
  thanks: "Thank you for contacting us!",
  notSent: "Your message could not be sent. Check your connection and try again.",
};
