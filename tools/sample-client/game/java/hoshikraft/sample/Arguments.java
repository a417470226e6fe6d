package hoshikraft.sample;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What the launcher handed over, as --name value. */
final class Arguments {
    private final Map<String, String> values = new LinkedHashMap<>();

    Arguments(String[] args) {
        if (args.length % 2 != 0) throw new IllegalArgumentException("arguments come as --name value");
        for (int at = 0; at < args.length; at += 2) {
            if (!args[at].startsWith("--")) throw new IllegalArgumentException("no name: " + args[at]);
            values.put(args[at].substring(2), args[at + 1]);
        }
    }

    String get(String name) {
        String value = values.get(name);
        if (value == null) throw new IllegalArgumentException("--" + name + " is missing");
        return value;
    }

    /** A secret as it may stand in a log: enough to tell two apart, nothing to sign in with. */
    static String masked(String secret) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(secret.getBytes(StandardCharsets.UTF_8));
            String start = secret.substring(0, Math.min(2, secret.length() / 4));
            return start + "*** (" + secret.length() + " characters, " + HexFormat.of().formatHex(hash, 0, 6) + ")";
        } catch (java.security.NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(entry -> "--" + entry.getKey() + " "
                        + (entry.getKey().equals("token") ? masked(entry.getValue()) : entry.getValue()))
                .collect(Collectors.joining(" "));
    }
}
