package hoshikraft.sample;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The game server of this client: join, stay, leave. */
final class GameServer {
    private static final int DEADLINE_MS = 5000;

    private static final int GONE = 410;

    private final String address;
    private final String language;
    private String sessionId;

    /** @param language of the words that the server says to the player */
    GameServer(String address, String language) {
        this.address = address;
        this.language = language;
    }

    /** Null when we are in, else why not. */
    synchronized String join(String login, String accessId, String accessToken) throws IOException {
        String answer = post("join", "{\"login\":" + quoted(login) + ",\"accessId\":" + quoted(accessId)
                + ",\"accessToken\":" + quoted(accessToken) + "}");
        if (!Pattern.compile("\"allowed\"\\s*:\\s*true").matcher(answer).find()) {
            String message = field(answer, "message");
            return message == null ? "no reason given" : message;
        }
        sessionId = field(answer, "sessionId");
        return null;
    }

    /** False when the server no longer knows us: it started again, or we were silent for too long. */
    synchronized boolean alive() throws IOException {
        return sessionId == null || post("alive", "{\"sessionId\":" + quoted(sessionId) + "}") != null;
    }

    synchronized void leave() throws IOException {
        if (sessionId == null) return;
        String left = sessionId;
        sessionId = null;
        post("leave", "{\"sessionId\":" + quoted(left) + "}");
    }

    /** The answer, null when the server says that we are gone. */
    private String post(String action, String body) throws IOException {
        HttpURLConnection connection =
                (HttpURLConnection) URI.create(address + "/" + action).toURL().openConnection();
        connection.setRequestMethod("POST");
        connection.setConnectTimeout(DEADLINE_MS);
        connection.setReadTimeout(DEADLINE_MS);
        connection.setRequestProperty("Content-Type", "application/json");
        connection.setRequestProperty("Accept-Language", language);
        connection.setDoOutput(true);
        connection.getOutputStream().write(body.getBytes(StandardCharsets.UTF_8));
        int status = connection.getResponseCode();
        try (InputStream stream = status < 400 ? connection.getInputStream() : connection.getErrorStream()) {
            String text = stream == null ? "" : new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            if (status == GONE) return null;
            if (status >= 500) throw new IOException(action + " answered " + status);
            if (status >= 400 && !action.equals("join")) throw new IOException(action + " answered " + status);
            return text;
        }
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char one : text.toCharArray()) {
            if (one == '"' || one == '\\') quoted.append('\\').append(one);
            else if (one < ' ') quoted.append(String.format("\\u%04x", (int) one));
            else quoted.append(one);
        }
        return quoted.append('"').toString();
    }

    private static String field(String json, String name) {
        Matcher found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"((?:[^\"\\\\]|\\\\.)*)\"").matcher(json);
        return found.find() ? found.group(1).replaceAll("\\\\(.)", "$1") : null;
    }
}
