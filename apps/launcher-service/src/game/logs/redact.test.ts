import { expect, test } from '@jest/globals';
import { redact } from './redact.ts';

const person = { home: '/home/sergey', user: 'sergey' };
const TOKEN = 'q7Jd0vW3xN5bK1mZ8sT4yR6pL2hG9fCa';

test.each([
  ['[main/INFO]: Setting user: Kaede_01', '[main/INFO]: Setting user: <login>'],
  ['--username Kaede --version 1.20.1', '--username <login> --version 1.20.1'],
  [`--accessToken ${TOKEN}`, '--accessToken <token>'],
  ['Arguments: --login Kaede --token 1w*** --locale ru', 'Arguments: --login <login> --token <token> --locale ru'],
  ['["--token", "1w***", "--x"]', '["--token", "<token>", "--x"]'],
  ['[--token, 1w***, --x]', '[--token, <token>, --x]'],
  ['--password=abc --quickAuth x', '--password=<token> --quickAuth <token>'],
  [`accessToken=${TOKEN}&x=1`, 'accessToken=<token>'],
  [`"token": "${TOKEN}", "x": 1`, '"token": "<token>", "x": 1'],
  ['Authorization: Bearer abc.def-ghi', 'Authorization: Bearer <token>'],
  ['password: hunter22', 'password: <token>'],
  [`got ${TOKEN} from it`, 'got <token> from it'],
  ['jwt eyJhbGciOi.eyJzdWIiOiIx.c2lnbmF0dXJl end', 'jwt <token> end'],
  ['uuid 5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0001!', 'uuid <id>!'],
  ['uuid 5b1c7a3e6f0e4d6b9a550a6d1c1f0001!', 'uuid <id>!'],
  ['mail kaede@hoshikraft.example sent', 'mail <mail> sent'],
  ['почта каэде@почта.рф ушла', 'почта <mail> ушла'],
  ['Connecting to 203.0.113.7, 25565', 'Connecting to <address>, 25565'],
  ['from /203.0.113.7:25565 lost', 'from /<address>:25565 lost'],
  ['via [2001:db8::7]:25565', 'via <address>:25565'],
  ['via fe80::1%eth0 up', 'via <address> up'],
  ['/home/sergey/.hoshikraft/mods', '~/.hoshikraft/mods'],
  ['/home/sergeyev/x', '/home/<user>/x'],
  ['C:\\Users\\Сергей\\AppData', 'C:\\Users\\<user>\\AppData'],
  ['file:/Users/anna/Library', 'file:/Users/<user>/Library'],
  ['user.name = SERGEY', 'user.name = <user>'],
])('%j becomes %j', (text, clean) => {
  expect(redact(text, person)).toBe(clean);
});

test.each([
  '[12:00:00] [Render thread/INFO]: Loading 1234 recipes',
  'at net.minecraft.client.main.Main.main(Main.java:182)',
  'java.lang.NoSuchMethodError: std::vector Foo::bar',
  'Listening on 127.0.0.1:25565 and ::1',
  'mods/create-1.20.1-0.5.1.f.jar is fine',
  'OpenJDK 64-Bit Server VM (17.0.15+6-Debian-1deb12u1)',
  'session ended, token count 12',
  'login screen opened',
  'net.minecraftforge.common.capabilities.CapabilityManagerOfEverything$Inner',
])('%j stays unchanged', (text) => {
  expect(redact(text, person)).toBe(text);
});

test('known secrets are removed, as whole words only', () => {
  expect(redact('Kaede joined Kaedeland as Kaede', person, ['Kaede'])).toBe('<secret> joined Kaedeland as <secret>');
  expect(redact('a.b*c', person, ['a.b*c'])).toBe('<secret>');
});
