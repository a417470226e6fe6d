package hoshikraft.sample;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Stands in for the game: says what it was started with, joins its server and stays there until it is told to end. */
public final class SampleGame {
    static final String READY = "Hoshikraft sample client is ready";
    /** What the launcher hands over in a token's place while nobody could begin a session. */
    private static final String NO_SESSION = "offline";
    private static final String ALONE = "Started without a session: the server is not joined";
    private static final int REFUSED = 3;
    private static final int UNREACHABLE = 4;
    private static final int MIB = 1024 * 1024;
    private static final long ALIVE_MS = 5000;

    private SampleGame() {}

    public static void main(String[] args) throws Exception {
        Arguments given = new Arguments(args);
        Path folder = Path.of(given.get("folder"));
        introduce(given, folder);
        loadMods(folder.resolve("mods"));
        GameLog.info("Loaded " + count(folder.resolve("assets")) + " assets and " + count(folder.resolve("config"))
                + " config files");
        Files.createDirectories(folder.resolve("saves"));
        Files.writeString(folder.resolve("saves/last-start.txt"), given.get("login") + System.lineSeparator());
        flood(option(folder, "sampleLines"));

        GameServer server = new GameServer(given.get("server"), given.get("locale"));
        if (given.get("token").equals(NO_SESSION)) GameLog.say("Network", "WARN", ALONE);
        else join(server, given);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> leave(server), "shutdown"));
        GameLog.info(READY);
        int exitCode = option(folder, "sampleExitCode");
        if (exitCode != 0) crash(exitCode);
        stay(server, given);
    }

    private static void introduce(Arguments given, Path folder) {
        GameLog.info("Hoshikraft sample client " + given.get("version") + ", " + given.get("client"));
        GameLog.info("Arguments: " + given);
        List<String> flags = ManagementFactory.getRuntimeMXBean().getInputArguments();
        GameLog.info("Java " + System.getProperty("java.version") + ", flags: " + String.join(" ", flags));
        GameLog.info("Maximum memory: " + heapLimit() / MIB + " MB");
        GameLog.info("Folder: " + folder + ", working folder: " + Path.of("").toAbsolutePath());
        GameLog.info("Locale: " + given.get("locale") + ", of the system: " + Locale.getDefault().toLanguageTag());
        GameLog.info("Encoding: " + Charset.defaultCharset() + ", of names: " + System.getProperty("sun.jnu.encoding"));
        GameLog.info("Проверка кириллицы: ёж, 日本語");
        GameLog.info("Login: " + given.get("login") + ", token: " + Arguments.masked(given.get("token")));
        GameLog.say("main", "TRACE", "Looked for mods in " + folder.resolve("mods"));
        GameLog.say("main", "DEBUG", "Processors: " + Runtime.getRuntime().availableProcessors());
    }

    /** As Java really set it; what the collector leaves of it is less with some collectors. */
    private static long heapLimit() {
        HotSpotDiagnosticMXBean machine = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        return Long.parseLong(machine.getVMOption("MaxHeapSize").getValue());
    }

    private static void loadMods(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return;
        try (Stream<Path> mods = Files.list(folder)) {
            for (Path mod : mods.sorted().collect(Collectors.toList())) {
                GameLog.say("Loader", "INFO", "Mod " + mod.getFileName() + ", " + Files.size(mod) + " bytes");
            }
        }
        GameLog.say("Loader", "WARN", "Two mods want to draw the same lantern; the first one draws it");
        try {
            try {
                Integer.parseInt("paper");
            } catch (NumberFormatException cause) {
                throw new IllegalStateException("the lantern has no weight", cause);
            }
        } catch (IllegalStateException thrown) {
            GameLog.failure("Loader", "A lantern could not be hung up; the game goes on without it", thrown);
        }
    }

    private static long count(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) return 0;
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    /** A number that the player wrote into options.txt, for trying things out; 0 where there is none. */
    private static int option(Path folder, String name) throws IOException {
        Path options = folder.resolve("options.txt");
        if (!Files.exists(options)) return 0;
        return Files.readAllLines(options).stream()
                .filter(line -> line.startsWith(name + ":"))
                .map(line -> Integer.parseInt(line.substring(name.length() + 1).strip()))
                .findFirst()
                .orElse(0);
    }

    private static void flood(int lines) {
        for (int line = 1; line <= lines; line += 1) GameLog.say("Flood", "DEBUG", "Line " + line + " of " + lines);
    }

    private static void crash(int exitCode) {
        GameLog.say("main", "FATAL", "Ending with code " + exitCode + ", as options.txt asks");
        System.exit(exitCode);
    }

    private static void join(GameServer server, Arguments given) {
        try {
            String refusal = server.join(given.get("login"), given.get("access-id"), given.get("token"));
            if (refusal == null) {
                GameLog.say("Network", "INFO", "Joined " + given.get("server") + " as " + given.get("login"));
                return;
            }
            GameLog.say("Network", "ERROR", "The server refused to let us in: " + refusal);
            System.exit(REFUSED);
        } catch (IOException thrown) {
            GameLog.failure("Network", "The server " + given.get("server") + " does not answer", thrown);
            System.exit(UNREACHABLE);
        }
    }

    private static void leave(GameServer server) {
        try {
            server.leave();
            GameLog.say("shutdown", "INFO", "Left the server");
        } catch (IOException thrown) {
            GameLog.say("shutdown", "WARN", "Could not say goodbye: " + thrown.getMessage());
        }
    }

    private static void stay(GameServer server, Arguments given) throws InterruptedException {
        for (long beats = 1; ; beats += 1) {
            Thread.sleep(ALIVE_MS);
            try {
                if (!server.alive()) join(server, given);
                GameLog.say("Network", "DEBUG", "Still here, " + beats * ALIVE_MS / 1000 + " s");
            } catch (IOException thrown) {
                GameLog.say("Network", "WARN", "The server did not hear us: " + thrown.getMessage());
            }
        }
    }
}
