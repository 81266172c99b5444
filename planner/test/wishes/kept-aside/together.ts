/** Two or three wishes in one breath. */
export const together = `
no saturdays and max 3 hours on weekdays => No study on Saturdays | At most 3 hours on weekdays
more chemistry, less english, and nothing after 8pm => More time for Chemistry | Less time for English | No study after 20:00
maths in the mornings, physics in the evenings => Mathematics preferably in the morning | Physics preferably after 17:00
i have choir on mondays 6-8pm and i don't want to study on fridays => Choir on Mondays 18:00 to 20:00 | No study on Fridays
history in the afternoons and not on wednesdays => History preferably in the afternoon | No History on Wednesdays
45 minute sessions with 10 minute breaks, max 4 hours a day => Sessions of 45 minutes | Breaks of 10 minutes | At most 4 hours a day
chem is hard for me, biology is easy, so more chem => Chemistry is hard for you | Biology is easy for you | More time for Chemistry
keep sundays free and on saturdays stop at 2pm => No study on Sundays | No study on Saturdays after 14:00
no maths on mondays or fridays and english only at weekends => No Mathematics on Mondays and Fridays | English only on weekends
start at 9, finish at 5, an hour for lunch at 12 => No study before 09:00 | No study after 17:00 | Lunch 12:00 to 13:00
never before 10, never after 9pm, never on sundays => No study before 10:00 | No study after 21:00 | No study on Sundays
physics needs 15 hours, history 6, skip english => 15 hours for Physics | 6 hours for History | No English
work tue thu 4-8pm, gym sat 10-12 => Work on Tuesdays and Thursdays 16:00 to 20:00 | Gym on Saturdays 10:00 to 12:00
tuesdays off, at most two subjects a day, hardest ones first => No study on Tuesdays | At most 2 subjects a day | Hard subjects first
biology three times a week and 20 minutes of english every day => Biology 3 times a week | 20 minutes of English every day
nothing on the 10th and 11th, and start late on the 12th => No study on 10 March 2026 and on 11 March 2026 | say so
max 2 hours on school days, 5 at weekends, one day off => At most 2 hours on weekdays | At most 5 hours on weekends | 1 day without study each week
chemistry before physics each day and never maths after dinner => Chemistry before Physics on each day | No Mathematics after 19:00
bio mornings only, chem evenings only => Biology only in the morning | Chemistry only after 17:00
no english this week and double physics => No English from 2 to 8 March 2026 | Much more time for Physics
`;
