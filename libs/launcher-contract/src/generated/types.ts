// Generated from the description; do not edit.
export interface paths {
    "/browser-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the sign-in in the browser stands
         * @description What the player decided is returned once; after that there is no sign-in.
         */
        get: operations["takeBrowserSignIn"];
        put?: never;
        /**
         * Open the site in the browser, where the player confirms a sign-in of the launcher
         * @description Listens on a random port of 127.0.0.1 for ten minutes (RFC 8252), and sends the SHA-256 of its verifier along (PKCE). Replaces a sign-in that is still waiting.
         */
        post: operations["startBrowserSignIn"];
        /** Stop waiting for the sign-in in the browser */
        delete: operations["cancelBrowserSignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the current job and preserve downloaded files
         * @description Returns 409 while a game is running, unless force is true; then the game is requested to end and is killed after 10 s.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/background/{uuid}/{backgroundPath}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the background image of a client */
        get: operations["getClientBackground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/client/icon/{uuid}/{iconPath}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the icon of a client */
        get: operations["getClientIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available clients
         * @description Read from the signed metadata; if the servers cannot be reached, from the trusted copy. Returns 503 if neither is available.
         */
        get: operations["listClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/debugger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the console opens with the game
         * @description If this setting or log-display is on, the state becomes `debugging` after the game has started.
         */
        get: operations["getDebugger"];
        put?: never;
        /** Set whether the console opens with the game */
        post: operations["setDebugger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jvm-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the flags passed to Java */
        get: operations["getJvmFlags"];
        put?: never;
        /**
         * Change the flags
         * @description Runs a test start of every Java, on this computer or published, with which clients would be started here. Returns 422 for flags that one of them refuses, and does not store them.
         */
        post: operations["setJvmFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify, download missing files, and start the game
         * @description Returns 409 while a game or another job is running (docs/product/launcher.md#one-client-at-a-time), 404 for an unknown client, and 423 while its files are locked.
         */
        post: operations["launchClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/log-display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the console with the game's output lines opens with it
         * @description If this setting or debugger is on, the state becomes `debugging` after the game has started.
         */
        get: operations["getLogDisplay"];
        put?: never;
        /** Set whether the console with the game's output lines opens with it */
        post: operations["setLogDisplay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get lines of the game's output, oldest first */
        get: operations["getLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logs/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a report, or send a previewed report
         * @description Sends exactly the text of an earlier response, identified by its preview, without any later lines. Returns 409 if that text is no longer stored; a new preview is required.
         */
        post: operations["uploadLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/memory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the memory of the game
         * @description With a client, returns the values for starting that client; without one, the values for a client that recommends no more than the minimum.
         */
        get: operations["getMemory"];
        put?: never;
        /** Change the memory of the game */
        post: operations["setMemory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/open-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an https address of a known host in the browser */
        post: operations["openLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current progress and state */
        get: operations["getProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/proxy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the proxy for requests to our servers
         * @description An address; `none` connects directly, an empty text uses HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
         */
        get: operations["getProxy"];
        put?: never;
        /**
         * Set the proxy; the next request uses it
         * @description Returns 422 for a text that is no address of an HTTP proxy.
         */
        post: operations["setProxy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resource-folder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the folder of the clients */
        get: operations["getResourceFolder"];
        put?: never;
        /** Move all files to another folder */
        post: operations["moveResourceFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storage/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a text that the pages stored */
        get: operations["readStorage"];
        put?: never;
        /** Store a text */
        post: operations["writeStorage"];
        /** Delete a stored text */
        delete: operations["deleteStorage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get data about the computer, without serial numbers */
        get: operations["getSystemData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system-states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get versions, addresses and state of the launcher */
        get: operations["getSystemStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an address that opens the pages once
         * @description For command lines and other places that anyone on the computer can read, which must not contain the token. If opened within a minute, it leads to the pages with the token.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check every file by its hash and repair it */
        post: operations["verifyClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        Arch: "x64" | "arm64";
        /** @description What the API takes for a session (launcher/auth/code). */
        BrowserApproval: {
            code: string;
            /** @description Port that waited for the code; no unit. */
            port: number;
            /** @description Secret, 256 bits as base64url. */
            verifier: string;
        };
        BrowserSignIn: {
            /** @description null unless approved. */
            approval: components["schemas"]["BrowserApproval"] | null;
            /**
             * @description approved and refused: by the player; expired: nobody decided within ten minutes.
             * @enum {string}
             */
            state: "none" | "waiting" | "approved" | "refused" | "expired";
        };
        /** @description uuid for a client, a name such as java-17-linux-x64 for a runtime, launcher-ui for the pages. */
        BundleId: string;
        /** @enum {string} */
        BundleKind: "client" | "runtime" | "ui";
        /** @description Bytes. */
        Bytes: number;
        CancelRequest: {
            /** @description Also end a running game. */
            force?: boolean;
        };
        Client: {
            /** @description Last part of client/background/{uuid}/{backgroundPath}. */
            backgroundPath: string;
            gameVersion: string;
            /** @description The game of this client receives no player name, and can be started without sign-in while the API is unavailable. */
            guest: boolean;
            /** @description Last part of client/icon/{uuid}/{iconPath}. */
            iconPath: string;
            lastPlayedAt: components["schemas"]["Time"] | null;
            memory: {
                /** @description MiB. */
                minimumMb: number;
                /** @description MiB. */
                recommendedMb: number;
            };
            name: string;
            optionalMods: {
                /** @description Description in the requested language. */
                description: string;
                /** @description As in the last launch; before the first launch, as published. */
                enabled: boolean;
                /** @description The published value, used to reset it. */
                enabledAtFirst: boolean;
                id: string;
                /** @description Name in the requested language. */
                name: string;
                size: components["schemas"]["Bytes"];
            }[];
            serverId: components["schemas"]["BundleId"];
            serverName: string;
            sizes: {
                download: components["schemas"]["Bytes"];
                installed: components["schemas"]["Bytes"];
                total: components["schemas"]["Bytes"];
            };
            /** @enum {string} */
            status: "ready" | "notInstalled" | "updateAvailable" | "broken";
            uuid: components["schemas"]["Uuid"];
            versions: {
                available: string;
                installed: string | null;
            };
        };
        ClientChoice: {
            client: components["schemas"]["Uuid"];
        };
        ClientList: {
            clients: components["schemas"]["Client"][];
            /** @description Read from the trusted copy; the servers cannot be reached. */
            offline: boolean;
        };
        ClientManifest: {
            background: components["schemas"]["Picture"];
            files: components["schemas"]["ManifestFile"][];
            /**
             * @description No unit.
             * @enum {integer}
             */
            formatVersion: 1;
            gameVersion: string;
            icon: components["schemas"]["Picture"];
            id: components["schemas"]["Uuid"];
            /** @description The version shown to players, such as 1.4.2. */
            label: string;
            launch: components["schemas"]["Launch"];
            memory: {
                /** @description MiB. */
                minimumMb: number;
                /** @description MiB, at least 2048 (docs/product/launcher.md#settings). */
                recommendedMb: number;
            };
            name: string;
            optionalMods: components["schemas"]["OptionalMod"][];
            packs: components["schemas"]["Pack"][];
            publishedAt: components["schemas"]["Time"];
            runtime: components["schemas"]["RuntimeNeed"];
            scopes: components["schemas"]["Scope"][];
            /** @description Address that the game joins, passed to it as ${server}. */
            server: string;
            serverId: string;
            serverName: string;
            /** @constant */
            type: "client";
            /** @description Never decreases; no unit. */
            version: number;
        };
        /** @description A DSSE envelope. The signed data is `DSSEv1 <length> <payloadType> <length> <payload bytes>`, with Ed25519. */
        Envelope: {
            /** @description Base64 of the exact bytes. */
            payload: string;
            payloadType: string;
            signatures: {
                keyId: components["schemas"]["Sha256"];
                /** @description Base64 of 64 bytes. */
                signature: string;
            }[];
        };
        /** @description Same format as the errors of the API (docs/product/api.md#errors), so that pages can show both with the same code. */
        Error: {
            details: components["schemas"]["ErrorDetails"] | null;
            /**
             * @description Error code, as in the API registry; no unit.
             * @enum {integer}
             */
            error_code: 1 | 2 | 3 | 4 | 5 | 7 | 9 | 500;
            /** @description What happened, in the language of the request. */
            error_message: string;
        };
        ErrorDetails: {
            /** @description What the error means and how to resolve it. */
            description: string;
            fields?: {
                [key: string]: string;
            };
            /** @description Machine-readable name from the registry. */
            type: string;
        };
        /**
         * @description enforce: always as published. once: created if absent, then never changed. ifUnchanged: updated unless the player changed it. ignore: never changed.
         * @enum {string}
         */
        FileMode: "enforce" | "once" | "ifUnchanged" | "ignore";
        FileReference: {
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        HelloMessage: {
            epoch: components["schemas"]["Uuid"];
            /** @description Position of the newest message so far; no unit. */
            lastSeq: number;
            minUiVersion: string;
            /** @description Version of this protocol; no unit. */
            protocol: number;
            /** @description The requested messages cannot be replayed; state, progress and the last 2,000 lines follow. */
            reset: boolean;
            /** @description Position of the message since the service started; no unit. */
            seq: number;
            serviceVersion: string;
            ts: components["schemas"]["Time"];
            /** @constant */
            type: "hello";
        };
        IgnoredFlag: {
            flag: string;
            /** @enum {string} */
            reason: "forbidden" | "memory" | "encoding" | "not_a_flag";
            /** @description The reason, in the requested language. */
            text: string;
        };
        Interrupted: {
            bytesHeld: components["schemas"]["Bytes"];
            clientId: components["schemas"]["Uuid"];
        };
        Job: {
            jobId: components["schemas"]["Uuid"];
            state: components["schemas"]["LauncherState"];
        };
        JvmFlags: {
            ignored: components["schemas"]["IgnoredFlag"][];
            /** @description Arguments passed to Java. */
            tokens: string[];
            value: string;
        };
        /** @description A missing text is a successful response, because browsers write failed requests to their console. */
        KeptText: {
            /** @description Text, at most 64 KiB in UTF-8. */
            value: string | null;
        };
        /** @description Placeholders in vmArgs and args are ${login} ${playerId} ${accessId} ${token} ${gameFolder} ${memoryMb} ${server} ${locale} ${clientId} ${version}. Java is started with `-Xmx${memoryMb}M`, the player's flags and vmArgs, `-cp classpath main args`; Node is started with `main args` and --max-old-space-size. */
        Launch: {
            args: string[];
            /** @description Paths inside the client. */
            classpath: string[];
            /** @description For Java, the main class. For Node, the path of the script. */
            main: string;
            /** @description Text in an output line that shows that the game is running; if null, the game counts as running after 5 s. */
            readyMarker: string | null;
            vmArgs: string[];
        };
        LaunchError: {
            clientId: components["schemas"]["Uuid"] | null;
            /** @enum {string} */
            code: "manifest_unavailable" | "manifest_untrusted" | "metadata_expired" | "disk_full" | "path_unusable" | "network_lost" | "object_corrupt" | "file_locked" | "java_unavailable" | "client_exited" | "client_crashed" | "internal";
            /** @description Exit code of the game, null if a signal ended it; no unit. */
            exitCode?: number | null;
            /** @description For disk_full, the available space, bytes. */
            free?: number;
            /**
             * @description Likely cause, based on the lines.
             * @enum {string}
             */
            hint?: "memory" | "java_version" | "graphics" | "none";
            /** @description For disk_full, the required space, bytes. */
            need?: number;
            /** @description The file, folder or proxy of the error. */
            path?: string;
            /** @description Machine-readable reason: manifest_unavailable and network_lost (proxy: the proxy in path does not let the launcher through), metadata_expired (clock: the computer's clock is wrong), path_unusable (exclamation_mark, not_a_folder, read_only, unreadable, too_long, inside_client, symlink, not_empty, no_answer, launchers_own, gone), manifest_untrusted (signature, rollback, hash, schema, path), object_corrupt (hash: its bytes are wrong; answer: the server does not return it as it was published), java_unavailable (missing, too_old, too_new, other_arch, broken). */
            reason?: string;
            /** @description Last output lines of the game. */
            tail?: string[];
        };
        /** @description The complete state of the launcher; never sent in parts. */
        LauncherState: {
            /** @description Client of the current or last job; null after a cancel. */
            clientId: components["schemas"]["Uuid"] | null;
            /** @description Error of the last job; cleared by the next launch. */
            error: components["schemas"]["LaunchError"] | null;
            /** @description Job that a restart of the service found unfinished; cleared by the next launch. */
            interrupted: components["schemas"]["Interrupted"] | null;
            jobId: components["schemas"]["Uuid"] | null;
            /** @description The project's servers cannot be reached; the trusted copy is used. */
            offline: boolean;
            phase: components["schemas"]["Phase"] | null;
            running: components["schemas"]["RunningGame"] | null;
            status: components["schemas"]["Status"];
        };
        LaunchRequest: {
            client: components["schemas"]["Uuid"];
            /** @description Selected optional mods; if omitted, the last selection is used. */
            optional?: string[];
            /** @description null if no player is signed in; then only a client for guests can be started. */
            player: components["schemas"]["Player"] | null;
        };
        Link: {
            url: string;
        };
        LogLine: {
            at: components["schemas"]["Time"];
            /** @enum {string} */
            level: "trace" | "debug" | "info" | "warn" | "error" | "fatal";
            /** @description Position since the game started, starting with 1; a gap means lost lines. No unit. */
            number: number;
            text: string;
        };
        LogPage: {
            /** @description Oldest stored line, 0 if there is none; number of a line. */
            first: number;
            /** @description Newest line, 0 if there is none; number of a line. */
            last: number;
            lines: components["schemas"]["LogLine"][];
        };
        LogsMessage: {
            /** @description Lines that were not sent because the client reads too slowly, a count. */
            dropped: number;
            epoch: components["schemas"]["Uuid"];
            lines: components["schemas"]["LogLine"][];
            /** @description Discard the lines shown so far. */
            reset: boolean;
            /** @description Position of the message since the service started; no unit. */
            seq: number;
            ts: components["schemas"]["Time"];
            /** @constant */
            type: "logs";
        };
        LogUpload: {
            /** @description Id that the player gives to the support team; null until the text is sent. */
            id: string | null;
            /** @description Id of exactly this text. */
            preview: components["schemas"]["Uuid"];
            /** @description Text without account names, tokens, addresses and home folders. */
            text: string;
        };
        LogUploadRequest: {
            /** @description Id of the text to send. */
            preview?: components["schemas"]["Uuid"];
            /** @description If false, returns the text without sending it. */
            send: boolean;
        };
        Manifest: components["schemas"]["ClientManifest"] | components["schemas"]["RuntimeManifest"] | components["schemas"]["UiManifest"];
        ManifestFile: {
            executable?: boolean;
            mode: components["schemas"]["FileMode"];
            /** @description The optional group to which it belongs. */
            optional?: string;
            /** @description Relative path with / and in NFC; the launcher validates it further. */
            path: string;
            /** @description Present on systems that match at least one rule; if omitted, present on all systems. */
            rules?: {
                arch?: components["schemas"]["Arch"];
                os?: components["schemas"]["Os"];
            }[];
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        Memory: {
            /** @description Memory that `auto` results in, whether or not it is selected, MiB. */
            automatic: number;
            /** @description Memory that the game gets, MiB. */
            effective: number;
            /** @description MiB, at most the memory of the computer. */
            max: number;
            /** @description MiB. */
            min: number;
            /** @description MiB, at least 2048 if the computer has it. */
            recommended: number;
            /** @description Memory of the computer, MiB. */
            total: number;
            value: number | "auto";
        };
        MemoryValue: {
            value: number | "auto";
        };
        Opened: {
            /** @constant */
            opened: true;
        };
        OptionalMod: {
            description: components["schemas"]["Words"];
            enabledAtFirst: boolean;
            id: string;
            name: components["schemas"]["Words"];
        };
        /** @enum {string} */
        Os: "windows" | "macos" | "linux";
        /** @description Small files joined into one, at `packs/<sha256>`; each entry is also available as a separate object. */
        Pack: {
            entries: {
                offset: components["schemas"]["Bytes"];
                sha256: components["schemas"]["Sha256"];
                size: components["schemas"]["Bytes"];
            }[];
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        /**
         * @description Activity of the current job, for display on the page.
         * @enum {string}
         */
        Phase: "metadata" | "checking" | "downloading" | "waiting_network" | "applying" | "runtime" | "starting" | "moving";
        Picture: {
            /** @enum {string} */
            mediaType: "image/png" | "image/webp" | "image/jpeg";
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        /** @description The player, with the game session created for this launch (`launcher/game-session` of the API); stored in memory only. Without a session, while the API is unavailable, the game joins none of the project's servers. */
        Player: {
            accessId: components["schemas"]["Uuid"] | null;
            accessToken: string | null;
            login: string;
            playerId: components["schemas"]["Uuid"];
        };
        /** @description Progress of the current job (docs/product/launcher.md#socket). Never decreases within a phase. */
        Progress: {
            downloadedBytes: components["schemas"]["Bytes"];
            /** @description Seconds left; null if not known. */
            etaSeconds: number | null;
            files: {
                /** @description Files, a count. */
                done: number;
                /** @description Files, a count. */
                total: number;
            };
            phase: components["schemas"]["Phase"];
            retrying: {
                /** @description Attempts so far, a count. */
                attempt: number;
                /** @description Seconds until the next attempt. */
                nextInSeconds: number;
            } | null;
            /** @description Bytes per second. */
            speedBps: number;
            totalBytes: components["schemas"]["Bytes"];
        };
        ProgressMessage: {
            epoch: components["schemas"]["Uuid"];
            progress: components["schemas"]["Progress"];
            /** @description Position of the message since the service started; no unit. */
            seq: number;
            ts: components["schemas"]["Time"];
            /** @constant */
            type: "progress";
        };
        ProgressNow: {
            progress: components["schemas"]["Progress"] | null;
            state: components["schemas"]["LauncherState"];
        };
        ResourceFolder: {
            free: components["schemas"]["Bytes"];
            used: components["schemas"]["Bytes"];
            value: string;
            warnings: ("long_path" | "low_space" | "network_drive" | "synced_folder")[];
        };
        /** @description Keys and the files they may sign. Stored as `root.<version>.json`, the newest also as `root.json`; a new one is signed by the keys of the old one and by its own keys. */
        RootMetadata: {
            expires: components["schemas"]["Time"];
            /** @description Raw Ed25519 public keys in base64, keyed by the SHA-256 of the raw key in hex. */
            keys: {
                [key: string]: string;
            };
            roles: {
                manifest: components["schemas"]["SignerRole"];
                root: components["schemas"]["SignerRole"];
                snapshot: components["schemas"]["SignerRole"];
                timestamp: components["schemas"]["SignerRole"];
            };
            /** @constant */
            type: "root";
            /** @description Never decreases; no unit. */
            version: number;
        };
        RunningGame: {
            /** @description Started by an earlier process of the service. */
            adopted: boolean;
            clientId: components["schemas"]["Uuid"];
            /** @description Process id; no unit. */
            pid: number;
            startedAt: components["schemas"]["Time"];
        };
        RuntimeManifest: {
            arch: components["schemas"]["Arch"];
            /** @description Path such as bin/java. */
            executable: string;
            files: components["schemas"]["ManifestFile"][];
            /**
             * @description No unit.
             * @enum {integer}
             */
            formatVersion: 1;
            id: components["schemas"]["BundleId"];
            /** @enum {string} */
            kind: "java" | "node";
            label: string;
            /** @description Major version, no unit. */
            major: number;
            os: components["schemas"]["Os"];
            packs: components["schemas"]["Pack"][];
            publishedAt: components["schemas"]["Time"];
            /** @constant */
            type: "runtime";
            /** @description Never decreases; no unit. */
            version: number;
        };
        /** @description Runtime of the client: versions and architecture with which it works. If the computer has none that fits, the bundle for this system is downloaded. */
        RuntimeNeed: {
            /** @description Architecture of Java, for a client whose natives exist for one only; without it, the computer's. */
            arch?: components["schemas"]["Arch"];
            bundles: {
                arch: components["schemas"]["Arch"];
                bundle: components["schemas"]["BundleId"];
                os: components["schemas"]["Os"];
            }[];
            /** @enum {string} */
            kind: "java" | "node";
            /** @description Highest major version, no unit; without it, every later one fits. */
            maximumMajor?: number;
            /** @description Lowest major version, no unit. */
            minimumMajor: number;
        };
        SavedJvmFlags: {
            ignored: components["schemas"]["IgnoredFlag"][];
            /** @description Arguments passed to Java. */
            tokens: string[];
            /** @description Whether a Java accepted them in a test start; false if no Java is available, or no flag is passed on. */
            tried: boolean;
            value: string;
        };
        /** @description A folder, matched by whole path segments. The longest matching scope applies; foreign files outside every scope are not removed. */
        Scope: {
            /**
             * @description What happens to files that are not in the manifest.
             * @enum {string}
             */
            foreign: "quarantine" | "keep";
            /** @description Such as `mods`; without a trailing slash. */
            path: string;
        };
        Sha256: string;
        SignerRole: {
            keyIds: components["schemas"]["Sha256"][];
            /** @description Number of different keys that must sign, a count. */
            threshold: number;
        };
        /** @description Every bundle of the repository and its one current manifest (`manifest-<sha256>.json`, with the hash of the envelope file). */
        SnapshotMetadata: {
            bundles: {
                id: components["schemas"]["BundleId"];
                kind: components["schemas"]["BundleKind"];
                manifest: components["schemas"]["FileReference"];
                /** @description Never decreases; no unit. */
                version: number;
            }[];
            expires: components["schemas"]["Time"];
            /** @constant */
            type: "snapshot";
            /** @description Never decreases; no unit. */
            version: number;
        };
        SocketMessage: components["schemas"]["HelloMessage"] | components["schemas"]["StateMessage"] | components["schemas"]["ProgressMessage"] | components["schemas"]["LogsMessage"];
        StateMessage: {
            epoch: components["schemas"]["Uuid"];
            /** @description Position of the message since the service started; no unit. */
            seq: number;
            state: components["schemas"]["LauncherState"];
            ts: components["schemas"]["Time"];
            /** @constant */
            type: "state";
        };
        /**
         * @description Exactly the five states of docs/product/launcher.md#states.
         * @enum {string}
         */
        Status: "idle" | "verify" | "downloadFiles" | "startClient" | "debugging";
        StoredText: {
            /** @description Text, at most 64 KiB in UTF-8. */
            value: string;
        };
        /** @description Exactly the SystemFields that the API's sign-in accepts. */
        SystemData: {
            arch: string;
            launcherVersion: string;
            /** @description Installed memory, MiB. */
            memoryMb: number;
            os: string;
        };
        SystemStates: {
            /** @description Address of the API, including /api. */
            apiUrl: string;
            /**
             * @description Initial language, either as passed to the service or from Accept-Language.
             * @enum {string}
             */
            locale: "ru" | "en";
            minUiVersion: string;
            /** @description Version of this protocol; no unit. */
            protocol: number;
            serviceVersion: string;
            siteUrl: string;
            state: components["schemas"]["LauncherState"];
            system: components["schemas"]["Os"];
            ui: {
                /** @description Previous version, stored for a rollback. */
                previous: string | null;
                /** @description Version of the pages that are served now; null until the first ones are downloaded. */
                version: string | null;
            };
        };
        TextValue: {
            value: string;
        };
        Ticket: {
            /** @description Path and query, to be opened without changes. */
            path: string;
        };
        /**
         * Format: date-time
         * @description RFC 3339 UTC.
         */
        Time: string;
        /** @description Stored as `timestamp.json`, valid for three days. Identifies the newest snapshot (`snapshot-<sha256>.json`). */
        TimestampMetadata: {
            expires: components["schemas"]["Time"];
            snapshot: {
                sha256: components["schemas"]["Sha256"];
                size: components["schemas"]["Bytes"];
                /** @description Never decreases; no unit. */
                version: number;
            };
            /** @constant */
            type: "timestamp";
            /** @description Never decreases; no unit. */
            version: number;
        };
        Toggle: {
            value: boolean;
        };
        UiManifest: {
            files: components["schemas"]["ManifestFile"][];
            /**
             * @description No unit.
             * @enum {integer}
             */
            formatVersion: 1;
            id: components["schemas"]["BundleId"];
            /** @description Version of the pages, as in builds/latest.json. */
            label: string;
            packs: components["schemas"]["Pack"][];
            /** @description Protocol version that the pages use; no unit. */
            protocol: number;
            publishedAt: components["schemas"]["Time"];
            /** @constant */
            type: "ui";
            /** @description Never decreases; no unit. */
            version: number;
        };
        /** Format: uuid */
        Uuid: string;
        Words: {
            en: string;
            ru: string;
        };
    };
    responses: {
        /** @description Malformed request. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflicts with the current activity of the launcher. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Wrong Host, Origin or token; the request had no effect. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal error of the launcher. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The files are being used by another program. */
        Locked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The requested object does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Body too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A required service or file does not respond or is not available. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Well-formed but refused; details.fields gives the reason. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Body of an unsupported type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
        AcceptLanguage: string;
        /** @description The client, as listed by `GET clients`. */
        ClientUuid: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    takeBrowserSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    startBrowserSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BrowserSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBrowserSignIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description The state after the call */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LauncherState"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getClientBackground: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Uuid of the client, as in `GET clients`. */
                backgroundPath: string;
                /** @description The client, as listed by `GET clients`. */
                uuid: components["parameters"]["ClientUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    getClientIcon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Uuid of the client, as in `GET clients`. */
                iconPath: string;
                /** @description The client, as listed by `GET clients`. */
                uuid: components["parameters"]["ClientUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An image */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every client of the project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientList"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDebugger: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    setDebugger: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Toggle"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getJvmFlags: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The parsed flags */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JvmFlags"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    setJvmFlags: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextValue"];
            };
        };
        responses: {
            /** @description The parsed flags, and whether a Java accepted them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedJvmFlags"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    launchClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            /** @description The job has started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["Locked"];
            500: components["responses"]["Internal"];
        };
    };
    getLogDisplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    setLogDisplay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Toggle"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Toggle"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getLogs: {
        parameters: {
            query?: {
                /** @description First line to return. */
                from?: number;
                /** @description Maximum number of lines. */
                limit?: number;
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A range of lines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    uploadLogs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogUploadRequest"];
            };
        };
        responses: {
            /** @description The redacted text, and its id if it was sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogUpload"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemory: {
        parameters: {
            query?: {
                /** @description The client, as listed by `GET clients`. */
                client?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting and its limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemoryValue"];
            };
        };
        responses: {
            /** @description The setting and its limits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Memory"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    openLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Link"];
            };
        };
        responses: {
            /** @description Opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Progress and state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressNow"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    getProxy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    setProxy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextValue"];
            };
        };
        responses: {
            /** @description The setting */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextValue"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    getResourceFolder: {
        parameters: {
            query?: {
                /** @description Also open the folder in the file manager. */
                openFolder?: boolean;
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Folder, free space and warnings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResourceFolder"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveResourceFolder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextValue"];
            };
        };
        responses: {
            /** @description The job has started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["Locked"];
            500: components["responses"]["Internal"];
        };
    };
    readStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Name of the value. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, or null if none is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptText"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    writeStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Name of the value. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoredText"];
            };
        };
        responses: {
            /** @description Stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredText"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            500: components["responses"]["Internal"];
        };
    };
    deleteStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Name of the value. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Internal"];
        };
    };
    getSystemData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data sent with the sign-in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemData"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    getSystemStates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data that every page starts from */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemStates"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Internal"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["Internal"];
        };
    };
    verifyClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientChoice"];
            };
        };
        responses: {
            /** @description The job has started */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            423: components["responses"]["Locked"];
            500: components["responses"]["Internal"];
        };
    };
}
