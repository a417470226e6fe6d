package hoshikraft.sample;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;

/** Lines as the games that our players know write them. */
final class GameLog {
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss");

    private GameLog() {}

    static synchronized void say(String thread, String level, String text) {
        System.out.println("[" + LocalTime.now().format(TIME) + "] [" + thread + "/" + level + "]: " + text);
        System.out.flush();
    }

    static void info(String text) {
        say("main", "INFO", text);
    }

    static void failure(String thread, String text, Throwable thrown) {
        StringWriter trace = new StringWriter();
        thrown.printStackTrace(new PrintWriter(trace));
        say(thread, "ERROR", text + System.lineSeparator() + trace.toString().stripTrailing());
    }
}
