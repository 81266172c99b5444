/** What people build passwords from most often, in lower case; digits around a word do not hide it. */
const text = `
password passwort passwd motdepasse contrasena senha parola wachtwoord haslo salasana parole sifre
passcode passphrase passport letmein welcome bienvenue willkommen bonjour hello hallo hola ciao
aloha login logon logmein signin access admin administrator root master superuser user guest test
testing tester demo sample default changeme changeit secret secrets topsecret private security
secure system server computer laptop internet network wireless windows linux ubuntu android iphone
samsung nokia motorola huawei google facebook instagram snapchat twitter tiktok youtube linkedin
myspace amazon netflix spotify discord minecraft fortnite roblox pokemon pikachu charizard digimon
nintendo playstation xbox gameboy gamer starcraft warcraft warhammer counterstrike callofduty
assassin leagueoflegends worldofwarcraft runescape halo zelda mario sonic tetris pacman
iloveyou iloveu ilovegod ilovehim ilovemom ilovejesus iloveme loveyou loveme lovely lovers lover
love loveu loving mylove truelove iluvu teamo tequiero tqm amor amore amour jetaime liebe ichliebedich
forever always together kisses kissme hugs honey sweetie sweetheart sweety sweets sugar baby babygirl
babyboy babydoll babycakes princess prince queen king kingdom angel angels angelito angelita devil
heaven jesus jesuschrist christ godisgood godislove blessed blessing bless faith church bible trinity
spirit grace mercy hope peace freedom liberty justice glory hallelujah buddha krishna allah bismillah
sunshine sunflower sunset sunday monday tuesday wednesday thursday friday saturday moonlight starlight
starfish stars star rainbow butterfly flower flowers rose roses daisy lily jasmine violet orchid tulip
cherry strawberry blueberry banana orange apple apples peaches peanut coconut mango lemon melon
chocolate cookie cookies cupcake candy brownie vanilla caramel coffee pepper pickle cheese pizza bacon
butter chicken burger pancake muffin popcorn cocacola pepsi guinness heineken budweiser whiskey vodka
tequila jackdaniels corona beer summer winter autumn spring january february march april june july
august september october november december christmas holiday birthday halloween easter valentine
football soccer baseball basketball hockey tennis golf golfer cricket rugby volleyball wrestling boxing
swimming running fishing hunting skating skateboard snowboard surfer surfing racing motocross yamaha
kawasaki suzuki honda harley harleydavidson mustang camaro corvette ferrari porsche lamborghini
mercedes bmw audi toyota nissan mazda subaru jaguar chevrolet chevy ford volvo volkswagen tesla
liverpool arsenal chelsea manchester manchesterunited manutd everton tottenham spurs celtic rangers
westham newcastle astonvilla barcelona realmadrid atletico juventus intermilan acmilan bayern dortmund
ajax benfica sporting porto boca riverplate flamengo corinthians santos palmeiras galatasaray
fenerbahce besiktas yankees redsox dodgers cubs lakers bulls celtics knicks cowboys steelers packers
patriots raiders eagles broncos giants panthers ravens dolphins redskins vikings chargers bears lions
tigers tiger panther cougar leopard cheetah lion wolf wolves wolverine bear monkey gorilla elephant
giraffe zebra horse horses pony unicorn dragon dragons phoenix falcon hawk eagle raven penguin turtle
dolphin shark spider snake viper cobra scorpion rabbit bunny hamster mouse kitty kitten kittens puppy
puppies doggie doggy dog cat fluffy buddy bailey rocky lucky shadow smokey tigger snoopy scooby garfield
mickey minnie donald winnie pooh simba bambi nemo dumbo tweety bugsbunny superman batman spiderman
ironman hulk wolverine deadpool joker harley captain america avengers marvel naruto sasuke sakura
dragonball goku vegeta onepiece luffy pikapika hellokitty barbie cinderella ariel tinkerbell elsa
starwars startrek jedi yoda skywalker darthvader chewbacca matrix neo terminator predator alien gandalf
frodo legolas hobbit harrypotter hogwarts dumbledore voldemort hermione gryffindor slytherin twilight
metallica slipknot nirvana ironmaiden megadeth rammstein greenday linkinpark blink eminem tupac biggie
fiftycent snoopdogg beatles elvis queen acdc pinkfloyd ledzeppelin rollingstones bobmarley onedirection
justinbieber taylorswift rihanna beyonce shakira madonna michaeljackson blackpink bangtan guitar drums
piano music dancer dancing singer rockstar rocker punk metal hiphop jazz reggae
michael jordan matthew daniel andrew joshua christopher anthony william robert richard thomas charles
joseph david james john george edward henry alexander alexandre alexandra alexis nicholas nicolas
benjamin samuel nathan jonathan brandon justin austin tyler dylan ryan kevin brian jason jeremy eric
steven stephen stephanie patrick peter paul mark martin simon adam aaron adrian antonio carlos diego
fernando francisco gabriel gabriela javier jose juan luis manuel marco mario miguel pablo pedro rafael
ricardo roberto sergio victor victoria vincent walter jennifer jessica ashley amanda sarah nicole
elizabeth michelle melissa danielle christina christine rebecca rachel samantha natalie natasha vanessa
andrea angela angelica barbara brittany carolina caroline catherine charlotte chelsea chloe claudia
courtney crystal diana elena emily emma eva gloria hannah heather isabel isabella jacqueline jasmin
julia juliana karina katherine kathleen kimberly laura lauren lillian linda lindsay lisa lucia madison
margaret maria mariana martina mercedes monica morgan nancy olivia pamela patricia paula rosa sabrina
sandra sophia sophie susan susana sylvia tamara teresa tiffany valentina valeria vanesa veronica wendy
yasmin charlie maggie molly jackson taylor hunter cooper carter parker cameron logan mason oliver
harrison spencer winston oscar felix leonardo sebastian maximus maxwell dakota savannah sierra phoenix
london paris berlin madrid lisbon roma milano napoli amsterdam vienna dublin scotland ireland england
france germany deutschland espana portugal italia russia poland polska turkey istanbul brasil brazil
mexico argentina colombia chile canada australia newyork chicago boston houston dallas denver phoenix
seattle miami florida texas california losangeles sanfrancisco hawaii alaska virginia carolina georgia
tokyo osaka beijing shanghai singapore bangkok manila philippines indonesia india pakistan bangladesh
nigeria africa america american americano europe asia earth world universe galaxy planet saturn jupiter
mercury venus pluto moon apollo zeus hercules achilles athena artemis poseidon medusa spartan trojan
warrior soldier sniper ninja samurai pirate cowboy gangster gangsta killer hacker hacked matrix
whatever nothing something anything everything someone anyone nobody noone number numbers letter
letters one two three four five six seven eight nine ten first second onetwothree abcdefg alphabet
asdf asdfgh asdfghjkl qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop
zxcv zxcvb zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc qazxsw zaqwsx zaqxsw qweasd qweasdzxc asdzxc asdqwe
wasd poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz trewq ytrewq fdsa gfdsa hjkl jkl uiop dvorak
trustno trustnoone trustme believe dream dreams dreamer magic magical mystery wonder wonderful beautiful
gorgeous handsome pretty cutie cute sexy sexybeast sexygirl hottie hotstuff badboy badgirl playboy
bigdaddy daddy daddysgirl mommy mummy mother father brother sister family friend friends bestfriend
friendship husband wife child children grandma grandpa myself mybaby myname mylife lifeisgood
goodluck lucky luckyone winner champion success money cash dollar dollars million millionaire rich
business company office manager boss teacher student school college university homework library
study studying planner smartplanner studyplan exam exams science physics chemistry biology history
geography english spanish french german italian mathematics maths math algebra geometry einstein newton
green blue purple yellow black white silver golden gold diamond ruby emerald sapphire crystal pearl
red pink grey gray orange brown blackcat whiteboy redhead blueeyes browneyes greeneyes bluesky redrose
fire water thunder lightning storm snow ice rain ocean river mountain forest beach island paradise
midnight darkness shadow phantom ghost vampire zombie monster demon dracula frankenstein hell satan
lucifer slayer reaper destroy destiny fantasy legend legacy infinity eternity eternal eclipse genesis
enigma legacy maverick rebel renegade outlaw bandit rookie veteran hardcore extreme xtreme awesome
cool coolman coolguy coolgirl superstar superman supergirl supreme ultimate perfect amazing fantastic
brilliant genius smart smarty clever crazy insane psycho idiot stupid loser asshole bitch fuck fucker
fuckyou fuckoff fuckme motherfucker shit bullshit bastard dickhead penis pussy boobs porn sexsex
nothing1 mynoob noob n00b zaq xsw abc abcd abcde abcdef qwe asd zxc aaa bbb zzz xxx iii pass word
`;

export const commonWords: ReadonlySet<string> = new Set(text.trim().split(/\s+/));
