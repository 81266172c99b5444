/** One wish in a few words. */
export const plain = `
please keep my saturdays clear => No study on Saturdays
don't plan anything on tuesdays => No study on Tuesdays
no work before nine in the morning => No study before 09:00
i'd like to be finished by 7pm every day => No study after 19:00, if possible
four hours a day is my limit => At most 4 hours a day
give biology 12 hours => 12 hours for Biology
chemistry is the hardest for me => Chemistry is very hard for you
physics in the afternoons please => Physics preferably in the afternoon
20 minute breaks between sessions => Breaks of 20 minutes
sessions no longer than 50 minutes => Sessions of at most 50 minutes
english twice a week => English twice a week
i'm gone from 12 to 15 march => No study from 12 to 15 March 2026
swimming on tuesdays from 6 to 7:30pm => Swimming on Tuesdays 18:00 to 19:30
less history => Less time for History
i go to sleep at 11pm => In bed at 23:00
not more than three subjects on one day => At most 3 subjects a day
at most two hours of maths per day => At most 2 hours of Mathematics a day
no physics on mondays => No Physics on Mondays
I prefer studying in the evening => Study preferably after 17:00
only weekends => Study only on weekends
`;
