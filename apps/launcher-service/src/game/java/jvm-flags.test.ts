import { expect, test } from '@jest/globals';
import { readJvmFlags } from './jvm-flags.ts';

const handedOn: [string, string[]][] = [
  ['', []],
  ['   \n\t ', []],
  ['-XX:+UseG1GC', ['-XX:+UseG1GC']],
  ['-XX:+UseG1GC   -XX:MaxGCPauseMillis=50', ['-XX:+UseG1GC', '-XX:MaxGCPauseMillis=50']],
  ['-XX:+UseZGC\r\n-XX:+ZGenerational', ['-XX:+UseZGC', '-XX:+ZGenerational']],
  ['-Duser.timezone="Europe/Moscow"', ['-Duser.timezone=Europe/Moscow']],
  ["-Dforge.logging.markers='A,B'", ['-Dforge.logging.markers=A,B']],
  ['"-Djava.awt.headless"=false', ['-Djava.awt.headless=false']],
  ['-Dfml.queryResult=""', ['-Dfml.queryResult=']],
  [
    '-Djava.net.preferIPv4Stack=true -Dfml.readTimeout=120',
    ['-Djava.net.preferIPv4Stack=true', '-Dfml.readTimeout=120'],
  ],
  ['-Dlog4j2.formatMsgNoLookups=true', ['-Dlog4j2.formatMsgNoLookups=true']],
  ['-Djava.rmi.server.useCodebaseOnly=true', ['-Djava.rmi.server.useCodebaseOnly=true']],
  ['-Xss2m -Xmn256m', ['-Xss2m', '-Xmn256m']],
  ['-Xlog:gc', ['-Xlog:gc']],
  ['-Xlog:gc*=debug,safepoint:stdout:uptime,level', ['-Xlog:gc*=debug,safepoint:stdout:uptime,level']],
  ['-Xlog:disable -Xlog:all=warning:stderr', ['-Xlog:disable', '-Xlog:all=warning:stderr']],
  [
    '-XX:+UnlockExperimentalVMOptions -XX:G1NewSizePercent=30 -XX:-UseAdaptiveSizePolicy',
    ['-XX:+UnlockExperimentalVMOptions', '-XX:G1NewSizePercent=30', '-XX:-UseAdaptiveSizePolicy'],
  ],
  [
    '-XX:+UseShenandoahGC -XX:ShenandoahGCHeuristics=compact',
    ['-XX:+UseShenandoahGC', '-XX:ShenandoahGCHeuristics=compact'],
  ],
  [
    '-XX:MaxDirectMemorySize=512m -XX:ReservedCodeCacheSize=256M',
    ['-XX:MaxDirectMemorySize=512m', '-XX:ReservedCodeCacheSize=256M'],
  ],
  ['--add-opens java.base/java.lang=ALL-UNNAMED', ['--add-opens=java.base/java.lang=ALL-UNNAMED']],
  ['--add-opens=java.base/java.lang=ALL-UNNAMED', ['--add-opens=java.base/java.lang=ALL-UNNAMED']],
  ['--add-modules jdk.incubator.vector', ['--add-modules=jdk.incubator.vector']],
  ['--enable-preview', ['--enable-preview']],
];

test.each(handedOn)('%j is passed on as %j', (value, tokens) => {
  expect(readJvmFlags(value, 'en')).toEqual({ tokens, ignored: [] });
});

const refused: [string, string, string][] = [
  ['-javaagent:evil.jar', '-javaagent:evil.jar', 'forbidden'],
  ['"-java"agent:evil.jar', '-javaagent:evil.jar', 'forbidden'],
  ['-javaagent', '-javaagent', 'forbidden'],
  ['-agentlib:jdwp=transport=dt_socket', '-agentlib:jdwp=transport=dt_socket', 'forbidden'],
  ['-agentpath:/tmp/x.so', '-agentpath:/tmp/x.so', 'forbidden'],
  ['-Xrunjdwp:server=y', '-Xrunjdwp:server=y', 'forbidden'],
  ['-Xbootclasspath/a:evil.jar', '-Xbootclasspath/a:evil.jar', 'forbidden'],
  ['-XX:OnError="rm -rf /"', '-XX:OnError=rm -rf /', 'forbidden'],
  ['-XX:OnOutOfMemoryError=calc', '-XX:OnOutOfMemoryError=calc', 'forbidden'],
  ['@flags.txt', '@flags.txt', 'forbidden'],
  ["'@'flags.txt", '@flags.txt', 'forbidden'],
  ['-cp evil.jar', '-cp evil.jar', 'forbidden'],
  ['-cp', '-cp', 'forbidden'],
  ['-classpath evil.jar', '-classpath evil.jar', 'forbidden'],
  ['--class-path evil.jar', '--class-path evil.jar', 'forbidden'],
  ['--class-path=evil.jar', '--class-path=evil.jar', 'forbidden'],
  ['-jar evil.jar', '-jar evil.jar', 'forbidden'],
  ['-p mods', '-p mods', 'forbidden'],
  ['--module-path=mods', '--module-path=mods', 'forbidden'],
  ['-m evil/evil.Main', '-m evil/evil.Main', 'forbidden'],
  ['--patch-module java.base=evil', '--patch-module java.base=evil', 'forbidden'],
  ['-Djava.class.path=evil.jar', '-Djava.class.path=evil.jar', 'forbidden'],
  ['-Djava.library.path=/tmp', '-Djava.library.path=/tmp', 'forbidden'],
  ['-Djava.system.class.loader=evil', '-Djava.system.class.loader=evil', 'forbidden'],
  ['-Djava.security.policy=/tmp/all', '-Djava.security.policy=/tmp/all', 'forbidden'],
  ['-Dcom.sun.management.jmxremote.port=1', '-Dcom.sun.management.jmxremote.port=1', 'forbidden'],
  ['-XX:Flags=/tmp/flags', '-XX:Flags=/tmp/flags', 'forbidden'],
  ['-XX:VMOptionsFile=/tmp/flags', '-XX:VMOptionsFile=/tmp/flags', 'forbidden'],
  ['-XX:SharedArchiveFile=/tmp/a.jsa', '-XX:SharedArchiveFile=/tmp/a.jsa', 'forbidden'],
  ...[
    '-Xlog:gc:file=/home/me/save.dat',
    '-Xlog:gc:save.dat',
    '-Xlog:gc:"save.dat"',
    '-Xlog:gc:/home/me/save.dat:uptime:filecount=0',
    '-Xloggc:save.dat',
    '-XX:LogFile=save.dat',
    '-XX:+LogVMOutput',
    '-XX:+LogCompilation',
    '-XX:StartFlightRecording:filename=save.dat',
    '-XX:StartFlightRecording=filename=save.dat',
    '-XX:FlightRecorderOptions=repository=/home/me',
    '-XX:+FlightRecorder',
    '-XX:HeapDumpPath=save.dat',
    '-XX:+HeapDumpOnOutOfMemoryError',
    '-XX:ErrorFile=save.dat',
    '-XX:ReplayDataFile=save.dat',
    '-XX:CompileCommandFile=/tmp/a',
    '-XX:CompileCommand=quiet',
    '-XX:AllocateHeapAt=/tmp',
    '-XX:ZPath=/tmp/z',
    '-XX:NativeMemoryTracking=detail',
    '-XX:+ManagementServer',
    '-XX:+EnableJVMCI',
    '-XX:-BytecodeVerificationRemote',
    '-XX:+AutoCreateSharedArchive',
    '-XX:AOTCache=/tmp/a',
    '-XX:PerfDataSaveFile=save.dat',
    '-XX:+UsePerfData',
    '-Dorg.lwjgl.librarypath=evil',
    '-Dorg.lwjgl.opengl.libname=evil',
    '-Djna.library.path=evil',
    '-Djna.boot.library.path=evil',
    '-Dio.netty.native.workdir=/tmp',
    '-Dfabric.addMods=evil.jar',
    '-Dfml.coreMods.load=Evil',
    '-Dlog4j.configurationFile=http://evil.example/a.xml',
    '-Djava.io.tmpdir=/tmp/evil',
    '-Dmixin.debug.export=true',
    '-Duser.timezone=http://evil',
    '-Dname=value',
    ...['log4j2.formatMsgNoLookups', 'java.rmi.server.useCodebaseOnly'].flatMap((guard) =>
      ['', '=', '=false', '=TRUE', '=true,false', '=1'].map((value) => `-D${guard}${value}`),
    ),
    '--add-modules=-javaagent:evil.jar',
    '-Xdebug',
    '-Xverify:none',
    '-Xshare:dump',
    '-XshowSettings',
  ].map((flag): [string, string, string] => [flag, flag.replaceAll('"', ''), 'forbidden']),
  ['-version', '-version', 'forbidden'],
  ['--help', '--help', 'forbidden'],
  ['-Xmx8G', '-Xmx8G', 'memory'],
  ['-Xms8G', '-Xms8G', 'memory'],
  ['-mx8g', '-mx8g', 'memory'],
  ['-XX:MaxHeapSize=8g', '-XX:MaxHeapSize=8g', 'memory'],
  ['-XX:MaxRAMPercentage=90', '-XX:MaxRAMPercentage=90', 'memory'],
  ['-Dfile.encoding=CP1251', '-Dfile.encoding=CP1251', 'encoding'],
  ['-Dsun.jnu.encoding=ANSI', '-Dsun.jnu.encoding=ANSI', 'encoding'],
  ['-Dsun.stdout.encoding=KOI8-R', '-Dsun.stdout.encoding=KOI8-R', 'encoding'],
  ['evil.Main', 'evil.Main', 'not_a_flag'],
  ['—XX:+UseG1GC', '—XX:+UseG1GC', 'not_a_flag'],
  ['-', '-', 'not_a_flag'],
  ['--', '--', 'not_a_flag'],
  ['""', '', 'not_a_flag'],
  ['-Dfml.queryResult="no', '-Dfml.queryResult=no', 'not_a_flag'],
  ['--add-opens', '--add-opens', 'not_a_flag'],
  ['-Dname=\u0007bell', '-Dname=\u0007bell', 'not_a_flag'],
];

test.each(refused)('%j is not passed on', (value, flag, reason) => {
  const { tokens, ignored } = readJvmFlags(value, 'en');
  expect(tokens).toEqual([]);
  expect(ignored.map((one) => [one.flag, one.reason])).toEqual([[flag, reason]]);
});

test('a refused flag does not affect the others, and the reason is in the requested language', () => {
  const { tokens, ignored } = readJvmFlags('-XX:+UseG1GC -Xmx8G -Xss2m', 'ru');
  expect(tokens).toEqual(['-XX:+UseG1GC', '-Xss2m']);
  expect(ignored).toEqual([{ flag: '-Xmx8G', reason: 'memory', text: 'Память задаётся на странице «Память».' }]);
});

test('at most 200 flags are reported', () => {
  const { tokens, ignored } = readJvmFlags('-ea '.repeat(1000), 'en');
  expect([tokens.length, ignored.length]).toEqual([200, 200]);
});
