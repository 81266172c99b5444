/** Life, with a wish somewhere in it. */
export const stories = `
My mum works nights so the house has to be quiet until noon, so please nothing before 1pm. => No study before 13:00 | say so
I share a room with my brother who goes to bed at nine, so I have to stop at 9pm. => No study after 21:00 | say so
Hi! I am in my last year and my exams are coming up. I would like to have Sundays free because I visit my grandparents. Thank you! => No study on Sundays, if possible | say so
Last year I crammed everything and it went badly. This time max 3 hours a day please. => At most 3 hours a day | say so
I work at a bakery on Saturdays from 6am to 2pm. After that I am useless. => Work on Saturdays 06:00 to 14:00 | say so
My teacher says I should do more chemistry, but I think my real problem is physics. => say so
I used to study at night but my doctor told me to stop. Mornings are better now. => Study preferably in the morning | say so
When I was little I hated maths, now it is my favourite. => say so
My girlfriend is visiting from the 20th to the 22nd, so I want those days off. => No study from 20 to 22 March 2026
I have two kids who are at school from 8 to 1, that is the only time I can study. => Study only 08:00 to 13:00 | say so
Football takes most of my week: training Monday and Wednesday 5-7pm and a match on Saturday. I am knackered afterwards. => Training on Mondays and Wednesdays 17:00 to 19:00 | ask: Match on Saturdays / Match on Saturdays 17:00 to 22:00 | say so
If my boss had not changed the rota I would have kept Thursdays free. => say so
I might go to Berlin on the 14th, not sure yet. => say so
My sister never studies on Sundays and she still gets good marks. => say so
Our internet is down until Friday. No idea how to study. => say so
The library closes at 8, so I am done by then. => No study after 20:00
I was planning to take next week off but my trip was cancelled. => say so
My flatmate thinks two hours a day is enough. I would rather do four. => say so
I take the train at 7 and get back at 5, so evenings only please. => Study only after 17:00
My essay is due on Friday and needs about six hours. => say so
`;
