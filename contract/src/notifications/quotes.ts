import type { CalendarDay } from "@smart-planner/planner/model";
import { dayNumberOf } from "@smart-planner/planner/time";

export type Quote = Readonly<{
  text: string;
  author: string;
  /** Where the quote can be verified. */
  source: string;
}>;

export const quotes: readonly [Quote, ...Quote[]] = [
  {
    text: "I learned that courage was not the absence of fear, but the triumph over it.",
    author: "Nelson Mandela",
    source: "Long Walk to Freedom (1994), chapter 115",
  },
  {
    text: "How many things are looked upon as quite impossible until they have been actually effected?",
    author: "Pliny the Elder",
    source:
      "Natural History, book VII, section 6, tr. Bostock and Riley (1855): “How many things, too, …”",
  },
  {
    text: "We suffer more often in imagination than in reality.",
    author: "Seneca",
    source: "Moral Letters to Lucilius, letter 13, section 4, tr. R. M. Gummere (1917)",
  },
  {
    text: "That which is an obstacle on the road helps us on this road.",
    author: "Marcus Aurelius",
    source: "Meditations, book V, section 20, tr. George Long (1862)",
  },
  {
    text: "Nothing great is produced suddenly, since not even the grape or the fig is.",
    author: "Epictetus",
    source:
      "Discourses, book I, chapter 15, tr. George Long (1877); without Arrian’s “said Epictetus”",
  },
  {
    text: "The journey of a thousand li commenced with a single step.",
    author: "Lao Tzu",
    source: "Tao Te Ching, chapter 64, tr. James Legge (1891)",
  },
  {
    text: "Learning without thought is labour lost; thought without learning is perilous.",
    author: "Confucius",
    source: "Analects, book II, chapter 15, tr. James Legge (1861)",
  },
  {
    text: "For the things we have to learn before we can do them, we learn by doing them.",
    author: "Aristotle",
    source: "Nicomachean Ethics, book II, chapter 1 (1103a), tr. W. D. Ross (1908)",
  },
  {
    text: "The mind does not require filling like a bottle, but rather, like wood, it only requires kindling.",
    author: "Plutarch",
    source:
      "On Listening to Lectures (Moralia 48C), tr. F. C. Babbitt (1927); the sentence goes on “… to create in it an impulse to think independently”",
  },
  {
    text: "He who has begun has half done. Dare to be wise; begin!",
    author: "Horace",
    source:
      "Epistles, book I, epistle 2, lines 40 to 41: “Dimidium facti, qui coepit, habet; sapere aude, incipe”",
  },
  {
    text: "Dripping water hollows out a stone.",
    author: "Ovid",
    source: "Letters from the Black Sea, book IV, letter 10, line 5: “Gutta cavat lapidem”",
  },
  {
    text: "Reading maketh a full man; conference a ready man; and writing an exact man.",
    author: "Francis Bacon",
    source: "Essays (1625), “Of Studies”",
  },
  {
    text: "If I have seen further it is by standing on the shoulders of giants.",
    author: "Isaac Newton",
    source: "Letter to Robert Hooke, 5 February 1675 (old style); spelling modernised",
  },
  {
    text: "Our doubts are traitors, and make us lose the good we oft might win, by fearing to attempt.",
    author: "William Shakespeare",
    source: "Measure for Measure (about 1604), act 1, scene 4; spoken by Lucio",
  },
  {
    text: "Little strokes fell great oaks.",
    author: "Benjamin Franklin",
    source: "The Way to Wealth (1758), from Poor Richard’s Almanack",
  },
  {
    text: "Great works are performed, not by strength, but perseverance.",
    author: "Samuel Johnson",
    source: "The History of Rasselas (1759), chapter 13",
  },
  {
    text: "Learning is not attained by chance, it must be sought for with ardor and attended to with diligence.",
    author: "Abigail Adams",
    source: "Letter to John Quincy Adams, 8 May 1780",
  },
  {
    text: "Nothing contributes so much to tranquillise the mind as a steady purpose.",
    author: "Mary Shelley",
    source: "Frankenstein (1818), letter 1",
  },
  {
    text: "The great doesn’t happen through impulse alone, and is a succession of little things that are brought together.",
    author: "Vincent van Gogh",
    source: "Letter to Theo van Gogh, 22 October 1882 (number 274), tr. Van Gogh Museum",
  },
  {
    text: "If there is no struggle there is no progress.",
    author: "Frederick Douglass",
    source: "West India Emancipation speech, Canandaigua, New York, 3 August 1857",
  },
  {
    text: "We never know how high we are till we are called to rise.",
    author: "Emily Dickinson",
    source: "Poem first printed in Poems, Third Series (1896); number 1176 in Johnson’s edition",
  },
  {
    text: "In the fields of observation, chance favours only the prepared mind.",
    author: "Louis Pasteur",
    source: "Lecture at the University of Lille, 7 December 1854; from the French",
  },
  {
    text: "I’m not afraid of storms, for I’m learning how to sail my ship.",
    author: "Louisa May Alcott",
    source: "Little Women, part two (1869), chapter 44; spoken by Amy",
  },
  {
    text: "Adopt the pace of Nature. Her secret is patience.",
    author: "Ralph Waldo Emerson",
    source: "“Education”, in Lectures and Biographical Sketches (1884)",
  },
  {
    text: "Let no youth have any anxiety about the upshot of his education, whatever the line of it may be.",
    author: "William James",
    source: "The Principles of Psychology (1890), chapter 4, “Habit”",
  },
  {
    text: "I was taught that the way of progress was neither swift nor easy.",
    author: "Marie Curie",
    source: "Autobiographical Notes, in Pierre Curie (1923), tr. Charlotte and Vernon Kellogg",
  },
  {
    text: "Success is to be measured not so much by the position that one has reached in life as by the obstacles which he has overcome while trying to succeed.",
    author: "Booker T. Washington",
    source: "Up from Slavery (1901), chapter 2: “I have learned that success …”",
  },
  {
    text: "Although the world is full of suffering, it is full also of the overcoming of it.",
    author: "Helen Keller",
    source: "Optimism (1903), part one",
  },
  {
    text: "No need to hurry. No need to sparkle. No need to be anybody but oneself.",
    author: "Virginia Woolf",
    source: "A Room of One’s Own (1929), chapter 1",
  },
  {
    text: "The first principle is that you must not fool yourself, and you are the easiest person to fool.",
    author: "Richard Feynman",
    source: "“Cargo Cult Science”, address at the California Institute of Technology, 1974",
  },
];

/** Each author in turn before any comes again. */
export const quoteOf = (day: CalendarDay): Quote =>
  quotes[dayNumberOf(day) % quotes.length] ?? quotes[0];
