// Generated from the description; do not edit.
export interface paths {
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
         * Stop the present job; what was downloaded is kept
         * @description While a game runs 409 unless force is true; then it is asked to end and killed after 10 s.
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
        /** Background of a client */
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
        /** Icon of a client */
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
         * Clients that can be played
         * @description From the signed metadata; from the trusted copy when the servers are not reached. 503 when there is neither.
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
         * Whether the console opens with the game
         * @description This or log-display: either of them brings the state `debugging` once the game has started.
         */
        get: operations["getDebugger"];
        put?: never;
        /** Open the console with the game or not */
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
        /** Flags handed to Java */
        get: operations["getJvmFlags"];
        put?: never;
        /**
         * Change the flags
         * @description Tried with a dry run of every Java that clients would be started with here, on the machine or published; what one of them refuses is 422 and not kept.
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
         * Verify, download what is missing, and start the game
         * @description Refused with 409 while one runs or another job is at work (docs/product/launcher.md#one-client-at-a-time), 404 for an unknown client, 423 while its files are locked.
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
         * Whether the console with the lines of the game opens with it
         * @description This or debugger: either of them brings the state `debugging` once the game has started.
         */
        get: operations["getLogDisplay"];
        put?: never;
        /** Open the console with the lines of the game or not */
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
        /** Lines of the game, oldest first */
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
         * Show what would be sent, or send what was shown
         * @description What is sent is the text of an earlier answer, named by its preview, and nothing that came after it. 409 where that text is not kept any more: it has to be shown anew.
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
         * Memory of the game
         * @description With a client, what that client would be started with; without one, what a client would be that recommends no more than the least.
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
        /** Progress and state now */
        get: operations["getProgress"];
        put?: never;
        post?: never;
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
        /** Where clients are kept */
        get: operations["getResourceFolder"];
        put?: never;
        /** Move everything to another folder */
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
        /** A text the pages keep */
        get: operations["readStorage"];
        put?: never;
        /** Keep a text */
        post: operations["writeStorage"];
        /** Forget a text */
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
        /** The machine; no serial numbers */
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
        /** Versions, addresses and state of the launcher */
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
         * An address that opens the pages once
         * @description For command lines and other places that anyone on the machine can read, where the token must not stand. Opened within a minute, it leads to the pages with the token.
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
        /** Check every file by its hash and mend it */
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
        /** @description A client: its uuid. A runtime: such as java-17-linux-x64. The pages: launcher-ui. */
        BundleId: string;
        /** @enum {string} */
        BundleKind: "client" | "runtime" | "ui";
        /** @description Bytes. */
        Bytes: number;
        CancelRequest: {
            /** @description End a running game as well. */
            force?: boolean;
        };
        Client: {
            /** @description Last part of client/background/{uuid}/{backgroundPath}. */
            backgroundPath: string;
            gameVersion: string;
            /** @description Its game is told no player's name, and can be started while the API is away with nobody signed in. */
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
                /** @description In the language asked for. */
                description: string;
                /** @description As last launched; as published before that. */
                enabled: boolean;
                /** @description As published, to go back to. */
                enabledAtFirst: boolean;
                id: string;
                /** @description In the language asked for. */
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
            /** @description From the trusted copy; the servers were not reached. */
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
            /** @description The version as players read it, such as 1.4.2. */
            label: string;
            launch: components["schemas"]["Launch"];
            memory: {
                /** @description MiB. */
                minimumMb: number;
                /** @description MiB, 2048 at least (docs/product/launcher.md#settings). */
                recommendedMb: number;
            };
            name: string;
            optionalMods: components["schemas"]["OptionalMod"][];
            packs: components["schemas"]["Pack"][];
            publishedAt: components["schemas"]["Time"];
            runtime: components["schemas"]["RuntimeNeed"];
            scopes: components["schemas"]["Scope"][];
            /** @description Address that the game joins, handed to it as ${server}. */
            server: string;
            serverId: string;
            serverName: string;
            /** @constant */
            type: "client";
            /** @description Only ever grows; no unit. */
            version: number;
        };
        /** @description A DSSE envelope. Signed is `DSSEv1 <length> <payloadType> <length> <payload bytes>`, with Ed25519. */
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
        /** @description The shape of the API's errors (docs/product/api.md#errors), so that one page code shows both. */
        Error: {
            details: components["schemas"]["ErrorDetails"] | null;
            /**
             * @description As the API registry numbers them; no unit.
             * @enum {integer}
             */
            error_code: 1 | 2 | 3 | 4 | 5 | 7 | 9 | 500;
            /** @description What happened, in the asker's language. */
            error_message: string;
        };
        ErrorDetails: {
            /** @description What it means and what to try. */
            description: string;
            fields?: {
                [key: string]: string;
            };
            /** @description Machine name from the registry. */
            type: string;
        };
        /**
         * @description enforce: always as published. once: put there when absent, never again. ifUnchanged: updated while the player did not change it. ignore: never touched.
         * @enum {string}
         */
        FileMode: "enforce" | "once" | "ifUnchanged" | "ignore";
        FileReference: {
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        HelloMessage: {
            epoch: components["schemas"]["Uuid"];
            /** @description Newest message so far; no unit. */
            lastSeq: number;
            minUiVersion: string;
            /** @description Version of this protocol; no unit. */
            protocol: number;
            /** @description What was asked for cannot be replayed: state, progress and the last 2,000 lines follow. */
            reset: boolean;
            /** @description Place of the message since the service started; no unit. */
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
            /** @description Why, in the language asked for. */
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
            /** @description What Java gets. */
            tokens: string[];
            value: string;
        };
        /** @description Nothing kept is an answer and no failure, which a browser would write into its console. */
        KeptText: {
            /** @description Text, 64 KiB in UTF-8 at most. */
            value: string | null;
        };
        /** @description Placeholders in vmArgs and args: ${login} ${playerId} ${accessId} ${token} ${gameFolder} ${memoryMb} ${server} ${locale} ${clientId} ${version}. Java: `-Xmx${memoryMb}M`, the player's flags and vmArgs, `-cp classpath main args`; Node: `main args` with --max-old-space-size. */
        Launch: {
            args: string[];
            /** @description Paths inside the client. */
            classpath: string[];
            /** @description Java: the main class. Node: path of the script. */
            main: string;
            /** @description Text in a line of its output that says it runs; null: alive for 5 s. */
            readyMarker: string | null;
            vmArgs: string[];
        };
        LaunchError: {
            clientId: components["schemas"]["Uuid"] | null;
            /** @enum {string} */
            code: "manifest_unavailable" | "manifest_untrusted" | "metadata_expired" | "disk_full" | "path_unusable" | "network_lost" | "object_corrupt" | "file_locked" | "java_unavailable" | "client_exited" | "client_crashed" | "internal";
            /** @description Exit code of the game, null when a signal ended it; no unit. */
            exitCode?: number | null;
            /** @description disk_full: there is, bytes. */
            free?: number;
            /**
             * @description What the lines look like.
             * @enum {string}
             */
            hint?: "memory" | "java_version" | "graphics" | "none";
            /** @description disk_full: wanted, bytes. */
            need?: number;
            /** @description Which file or folder. */
            path?: string;
            /** @description Machine word: path_unusable (exclamation_mark, not_a_folder, read_only, too_long, inside_client, symlink, not_empty, no_answer, launchers_own, gone), manifest_untrusted (signature, rollback, hash, schema, path), object_corrupt (hash: its bytes are wrong; answer: the server does not give it as it was published), java_unavailable (missing, too_old, broken). */
            reason?: string;
            /** @description Last lines of the game. */
            tail?: string[];
        };
        /** @description The whole state of the launcher; always sent whole. */
        LauncherState: {
            /** @description Client of the present or last job; null after a cancel. */
            clientId: components["schemas"]["Uuid"] | null;
            /** @description Why the last job ended; cleared by the next launch. */
            error: components["schemas"]["LaunchError"] | null;
            /** @description What a restart of the service found half done; cleared by the next launch. */
            interrupted: components["schemas"]["Interrupted"] | null;
            jobId: components["schemas"]["Uuid"] | null;
            /** @description The project's servers were not reached; the trusted copy is used. */
            offline: boolean;
            phase: components["schemas"]["Phase"] | null;
            running: components["schemas"]["RunningGame"] | null;
            status: components["schemas"]["Status"];
        };
        LaunchRequest: {
            client: components["schemas"]["Uuid"];
            /** @description Optional mods wanted; absent keeps the last choice. */
            optional?: string[];
            /** @description null where nobody is signed in, which starts only a client for guests. */
            player: components["schemas"]["Player"] | null;
        };
        Link: {
            url: string;
        };
        LogLine: {
            at: components["schemas"]["Time"];
            /** @enum {string} */
            level: "trace" | "debug" | "info" | "warn" | "error" | "fatal";
            /** @description Place since the game started, 1 first; a gap means lost lines. No unit. */
            number: number;
            text: string;
        };
        LogPage: {
            /** @description Oldest line kept, 0 for none; number of a line. */
            first: number;
            /** @description Newest line, 0 for none; number of a line. */
            last: number;
            lines: components["schemas"]["LogLine"][];
        };
        LogsMessage: {
            /** @description Lines this slow reader was not sent, a count. */
            dropped: number;
            epoch: components["schemas"]["Uuid"];
            lines: components["schemas"]["LogLine"][];
            /** @description Forget the lines shown so far. */
            reset: boolean;
            /** @description Place of the message since the service started; no unit. */
            seq: number;
            ts: components["schemas"]["Time"];
            /** @constant */
            type: "logs";
        };
        LogUpload: {
            /** @description To be told to the support; null before it is sent. */
            id: string | null;
            /** @description Names this very text. */
            preview: components["schemas"]["Uuid"];
            /** @description Without names of the account, tokens, addresses and home folders. */
            text: string;
        };
        LogUploadRequest: {
            /** @description The text that is to be sent. */
            preview?: components["schemas"]["Uuid"];
            /** @description false shows what would be sent and sends nothing. */
            send: boolean;
        };
        Manifest: components["schemas"]["ClientManifest"] | components["schemas"]["RuntimeManifest"] | components["schemas"]["UiManifest"];
        ManifestFile: {
            executable?: boolean;
            mode: components["schemas"]["FileMode"];
            /** @description The optional group it belongs to. */
            optional?: string;
            /** @description Relative, with /, NFC; checked further by the launcher. */
            path: string;
            /** @description Present on the systems that match one of them; absent means on all. */
            rules?: {
                arch?: components["schemas"]["Arch"];
                os?: components["schemas"]["Os"];
            }[];
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        Memory: {
            /** @description What `auto` gives, chosen or not, MiB. */
            automatic: number;
            /** @description What the game gets, MiB. */
            effective: number;
            /** @description MiB, the machine's at most. */
            max: number;
            /** @description MiB. */
            min: number;
            /** @description MiB, 2048 at least where the machine has it. */
            recommended: number;
            /** @description Memory of the machine, MiB. */
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
        /** @description Small files joined, at `packs/<sha256>`; each entry is also an object of its own. */
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
         * @description What the present job is doing, for words on the page.
         * @enum {string}
         */
        Phase: "metadata" | "checking" | "downloading" | "waiting_network" | "applying" | "runtime" | "starting" | "moving";
        Picture: {
            /** @enum {string} */
            mediaType: "image/png" | "image/webp" | "image/jpeg";
            sha256: components["schemas"]["Sha256"];
            size: components["schemas"]["Bytes"];
        };
        /** @description Who plays, with the game session made for this launch (`launcher/game-session` of the API); kept in memory only. Without a session, while the API is away, the game joins none of the project's servers. */
        Player: {
            accessId: components["schemas"]["Uuid"] | null;
            accessToken: string | null;
            login: string;
            playerId: components["schemas"]["Uuid"];
        };
        /** @description Progress of the present job (docs/product/launcher.md#socket). Never goes backwards within a phase. */
        Progress: {
            downloadedBytes: components["schemas"]["Bytes"];
            /** @description Seconds left; null while not known. */
            etaSeconds: number | null;
            files: {
                /** @description Files, a count. */
                done: number;
                /** @description Files, a count. */
                total: number;
            };
            phase: components["schemas"]["Phase"];
            retrying: {
                /** @description Tries so far, a count. */
                attempt: number;
                /** @description Seconds to the next try. */
                nextInSeconds: number;
            } | null;
            /** @description Bytes a second. */
            speedBps: number;
            totalBytes: components["schemas"]["Bytes"];
        };
        ProgressMessage: {
            epoch: components["schemas"]["Uuid"];
            progress: components["schemas"]["Progress"];
            /** @description Place of the message since the service started; no unit. */
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
        /** @description Who may sign what. `root.<version>.json`, the newest also as `root.json`; a new one is signed by the keys of the old and its own. */
        RootMetadata: {
            expires: components["schemas"]["Time"];
            /** @description Raw Ed25519 public keys in base64, by the SHA-256 of the raw key in hex. */
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
            /** @description Only ever grows; no unit. */
            version: number;
        };
        RunningGame: {
            /** @description Started by an earlier run of the service. */
            adopted: boolean;
            clientId: components["schemas"]["Uuid"];
            /** @description Process id; no unit. */
            pid: number;
            startedAt: components["schemas"]["Time"];
        };
        RuntimeManifest: {
            arch: components["schemas"]["Arch"];
            /** @description Such as bin/java. */
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
            /** @description Only ever grows; no unit. */
            version: number;
        };
        /** @description What runs it: found on the machine, else the bundle of this system is fetched. */
        RuntimeNeed: {
            bundles: {
                arch: components["schemas"]["Arch"];
                bundle: components["schemas"]["BundleId"];
                os: components["schemas"]["Os"];
            }[];
            /** @enum {string} */
            kind: "java" | "node";
            /** @description Lowest major version, no unit. */
            minimumMajor: number;
        };
        SavedJvmFlags: {
            ignored: components["schemas"]["IgnoredFlag"][];
            /** @description What Java gets. */
            tokens: string[];
            /** @description A Java took them in a dry run; false where none is here, or no flag is handed on. */
            tried: boolean;
            value: string;
        };
        /** @description A folder by whole path segments. The longest matching scope decides; outside every scope foreign files stay. */
        Scope: {
            /**
             * @description What becomes of files that the manifest does not name.
             * @enum {string}
             */
            foreign: "quarantine" | "keep";
            /** @description Such as `mods`; without a trailing slash. */
            path: string;
        };
        Sha256: string;
        SignerRole: {
            keyIds: components["schemas"]["Sha256"][];
            /** @description Distinct keys that must sign, a count. */
            threshold: number;
        };
        /** @description Every bundle of the repository and its one current manifest (`manifest-<sha256>.json`, hash of the envelope file). */
        SnapshotMetadata: {
            bundles: {
                id: components["schemas"]["BundleId"];
                kind: components["schemas"]["BundleKind"];
                manifest: components["schemas"]["FileReference"];
                /** @description Only ever grows; no unit. */
                version: number;
            }[];
            expires: components["schemas"]["Time"];
            /** @constant */
            type: "snapshot";
            /** @description Only ever grows; no unit. */
            version: number;
        };
        SocketMessage: components["schemas"]["HelloMessage"] | components["schemas"]["StateMessage"] | components["schemas"]["ProgressMessage"] | components["schemas"]["LogsMessage"];
        StateMessage: {
            epoch: components["schemas"]["Uuid"];
            /** @description Place of the message since the service started; no unit. */
            seq: number;
            state: components["schemas"]["LauncherState"];
            ts: components["schemas"]["Time"];
            /** @constant */
            type: "state";
        };
        /**
         * @description Exactly the five of docs/product/launcher.md#states.
         * @enum {string}
         */
        Status: "idle" | "verify" | "downloadFiles" | "startClient" | "debugging";
        StoredText: {
            /** @description Text, 64 KiB in UTF-8 at most. */
            value: string;
        };
        /** @description Exactly the SystemFields that the API's sign-in takes. */
        SystemData: {
            arch: string;
            launcherVersion: string;
            /** @description Installed memory, MiB. */
            memoryMb: number;
            os: string;
        };
        SystemStates: {
            /** @description The API's address with /api. */
            apiUrl: string;
            /**
             * @description Language to begin in: as the service was told, else by Accept-Language.
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
                /** @description Kept to go back to. */
                previous: string | null;
                /** @description Pages served now; null before the first were fetched. */
                version: string | null;
            };
        };
        TextValue: {
            value: string;
        };
        Ticket: {
            /** @description Path and query, to be opened as they are. */
            path: string;
        };
        /**
         * Format: date-time
         * @description RFC 3339 UTC.
         */
        Time: string;
        /** @description `timestamp.json`, three days: which snapshot is the newest (`snapshot-<sha256>.json`). */
        TimestampMetadata: {
            expires: components["schemas"]["Time"];
            snapshot: {
                sha256: components["schemas"]["Sha256"];
                size: components["schemas"]["Bytes"];
                /** @description Only ever grows; no unit. */
                version: number;
            };
            /** @constant */
            type: "timestamp";
            /** @description Only ever grows; no unit. */
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
            /** @description Version of the pages, as builds/latest.json says it. */
            label: string;
            packs: components["schemas"]["Pack"][];
            /** @description Protocol that the pages speak; no unit. */
            protocol: number;
            publishedAt: components["schemas"]["Time"];
            /** @constant */
            type: "ui";
            /** @description Only ever grows; no unit. */
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
        /** @description Conflicts with what the launcher is doing now. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Wrong Host, Origin or token; nothing was done. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Our fault. */
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
        /** @description There is no such thing. */
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
        /** @description What is needed for it does not answer or is not there. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood and refused; details.fields says why. */
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
        /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
        AcceptLanguage: string;
        /** @description The client, as `GET clients` names it. */
        ClientUuid: components["schemas"]["Uuid"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description State after it */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As `GET clients` names it. */
                backgroundPath: string;
                /** @description The client, as `GET clients` names it. */
                uuid: components["parameters"]["ClientUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description As `GET clients` names it. */
                iconPath: string;
                /** @description The client, as `GET clients` names it. */
                uuid: components["parameters"]["ClientUuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags as they are understood */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description The flags as they are understood, and whether a Java tried them */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description The job has begun */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description First line wanted. */
                from?: number;
                /** @description Lines at most. */
                limit?: number;
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stretch of lines */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description The redacted text, and where it went */
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
                /** @description The client that is meant, as `GET clients` names it. */
                client?: components["schemas"]["Uuid"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both */
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
    getResourceFolder: {
        parameters: {
            query?: {
                /** @description Also open it in the file manager. */
                openFolder?: boolean;
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Folder, room and warnings */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description The job has begun */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description The text, or null where none is kept */
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
            500: components["responses"]["Internal"];
        };
    };
    writeStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description Kept */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description Forgotten */
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
    getSystemData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the sign-in sends along */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything a page starts from */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
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
            /** @description The job has begun */
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
