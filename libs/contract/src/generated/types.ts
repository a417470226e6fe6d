// Generated from the description; do not edit.
export interface paths {
    "/ban/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is or was banned
         * @description The newest first; found by the beginning of a login, sorted by login and the newest of each first. Parameters narrow the list together.
         */
        get: operations["listBans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ban/unban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy off one ban
         * @description The server's own price decides; a difference is 409 with the new price and nothing is charged. A ban that is not for sale, is lifted or has ended is 409 as well. Where the game server never takes the order, the money comes back by itself and the ban stands again.
         */
        post: operations["unbanPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus/give": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the daily bonus
         * @description Once in 24 hours by the clock of the database, when all three steps are done; the messenger is asked anew. 503 where it does not answer: nothing was given, and the same key goes on. Too early is 409 with details.retryAfter.
         */
        post: operations["giveBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bonus/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is still to do for the daily bonus, and when it can be claimed
         * @description What the messenger says of the group is kept for a minute. Where it does not answer, the step is not done and unknown.
         */
        get: operations["getBonusStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player at a glance */
        get: operations["getCabinet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/abilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the held roles allow, by server */
        get: operations["listCabinetAbilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ways to sign in to the account, and the services linked to it */
        get: operations["getCabinetAuthorization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/authorization/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a way to sign in on or off
         * @description The only one stays on, and one that is not there cannot be turned on (409, code 5).
         */
        post: operations["updateCabinetAuthorization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player wears and what there is to go back to */
        get: operations["getLook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/profile-theme/art": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is drawn on covers, and the player's own */
        get: operations["getCoverArt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/profile-theme/art/set/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose what is drawn on covers
         * @description Sets what is asked for, so that asking twice is asking once. An unknown id is 404.
         */
        post: operations["setCoverArt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/profile-theme/glow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The light of covers, and the player's own */
        get: operations["getCoverGlow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/profile-theme/glow/set/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the light of covers
         * @description Sets what is asked for, so that asking twice is asking once. An unknown id is 404.
         */
        post: operations["setCoverGlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/profile-theme/style": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The ornament of covers, and the player's own */
        get: operations["getCoverStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/profile-theme/style/set/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the ornament of covers
         * @description Sets what is asked for, so that asking twice is asking once. An unknown id is 404.
         */
        post: operations["setCoverStyle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What can be taken back after the wipes of late, and why not the rest
         * @description Wipes of the last 28 days, the latest first: 14 days in which what was spent on that server can be taken back, and another 14 in which the page still says that they are over. The clock of the database decides.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Take back what was spent before a wipe
         * @description All that comes back by this wipe, once. The server's own sum decides; a difference from expectedPrice is 409 with details.price and nothing is done. The money goes to the balance, roles end or get back what they had, and their game server is told, in one transaction.
         */
        post: operations["takeRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles held and ended, the held first */
        get: operations["listCabinetRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/roles/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the remaining time of a role to another server
         * @description One transaction: charge, end the old grant, make the new one, two deliveries. The server's own price decides; a difference from expectedPrice is 409 with details.price and nothing is charged. Not enough money is 409 with details.missing. 404 for a grant of another player and for an unknown server.
         */
        post: operations["transferRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/roles/transfer/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a held role can be moved, and for how much
         * @description Servers with a role of the same tier, sold for every period the held one was bought for. 404 for a role not held.
         */
        get: operations["listRoleTransferServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Themes of the site and the player's own */
        get: operations["getTheme"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cabinet/theme/set/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a theme
         * @description Sets what is asked for, so that asking twice is asking once. An unknown theme is 404.
         */
        post: operations["setTheme"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof-of-work challenge
         * @description In the form that the ALTCHA widget takes. Solve it and send the solution as recaptcha.
         */
        get: operations["getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document to be read
         * @description By its slug, by one it had before (the answer then bears the new one), or by its key. What is not published is 404 but for those who may edit.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where published documents are, for site maps
         * @description All that is published of a target, the oldest first, in parts of 2500, so that what was published long ago stays in its part. A part that none is in is empty.
         */
        get: operations["getDocumentAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put a document into the trash, where it stays 30 days */
        post: operations["deleteDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a document again
         * @description Carries the version that was read. Where another was saved since, it is 409 with details.type stale_version, and nothing is written.
         */
        post: operations["editDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/generate-id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A key for a document that is not saved yet
         * @description Pictures can be uploaded to it before the first save; those of a key never saved go after a day.
         */
        get: operations["generateDocumentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/image/context/original/{id}/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture to a document
         * @description JPEG, PNG, WebP, AVIF or still GIF by its content, whatever it is called; 5 MB and 16 megapixels at most. It is encoded anew, in several widths, without what the file tells besides. One that no saved version shows goes after a day.
         */
        post: operations["uploadDocumentImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a published document, or no longer
         * @description Sets what is asked for, so that asking twice is asking once.
         */
        post: operations["likeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a document for the first time */
        post: operations["createDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document to be edited, in both languages */
        get: operations["getDocumentSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/stopwatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report time spent reading
         * @description Counts a view once a reader and day, and seconds up to what the clock allows since the last report of this view; never more than 30 a call.
         */
        post: operations["timeDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every tag that a document of this target may bear */
        get: operations["listDocumentTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/tags/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a tag */
        post: operations["createDocumentTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/undelete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a document out of the trash, as it was */
        post: operations["undeleteDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One version of a document */
        get: operations["getDocumentVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/version/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save an old version of a document again, as its newest */
        post: operations["restoreDocumentVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every version that was saved of a document, the newest first */
        get: operations["listDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published news, mods or server pages
         * @description What is published and no more. A text that is not in the asker's language comes in the other one and says so. q finds words of the title, the summary and tags, in either language, as they are typed.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents as editors see them, in every state */
        get: operations["listDocumentWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game-money/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send coins of one server to another player
         * @description Both sides in one transaction. 404 for an unknown server; 422 for oneself, an unknown player or one banned there (details.fields.login); 409 for more than one has (details.missing), more than the daily limit, or a new account; 403 while the asker is banned there.
         */
        post: operations["transferCoins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/ack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A game server reports what became of deliveries */
        post: operations["acknowledgeDeliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closed play sessions, running totals and bans
         * @description Totals, never differences: a repeat doubles nothing. A total that falls starts a new epoch (a wipe). Deduplicated by server and batchId.
         */
        post: operations["sendGameEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A game server reports and takes its deliveries
         * @description Every 5 s. The server is known by its key, never by the body. What is odd in it is corrected, cut or left out by itself and counted in `heartbeat_oddities_total`; the rest counts, and deliveries are leased all the same.
         */
        post: operations["sendHeartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a launched player may play on this server
         * @description The session must be of source game, the player's own, and made for the server that signs. Allowed, it counts as seen.
         */
        post: operations["joinGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process can serve */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launcher/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from the launcher
         * @description The same answers, captcha and waits as user/auth/login; the session is of source launcher.
         */
        post: operations["loginLauncher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launcher/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load the state of the launcher's session, or confirm it
         * @description Confirms as user/auth/token does.
         */
        post: operations["refreshLauncherSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launcher/game-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the session that a game is started with
         * @description Good for the server of that client alone, and for nothing but game/join. A new one for the same player and server ends the one before. A player who is banned there, or everywhere, gets 403 with details.ban.
         */
        post: operations["startGameSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launcher/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the lines of a game to the support
         * @description Redacted by the launcher and shown to the player before; kept for 14 days under an id that the player tells the support.
         */
        post: operations["sendLauncherLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state every page starts from
         * @description Application state and auth state of docs/product/accounts.md#sign-in. The public part is the same for everyone in one language. Credentials that are no longer good answer 401.
         */
        get: operations["getMain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prometheus metrics */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mod/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tags of published mods */
        get: operations["listModTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players and ticks of all servers, or of one, on one axis of time
         * @description Over a range that ends now, or between two moments: never both. Made of heartbeats, in the finest steps that are kept and make 500 points at most. Steps in which none came are null, so that a gap stays one.
         */
        get: operations["getOnlineHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online/newcomers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many played for the first time, a day
         * @description Of days of UTC, counted every ten minutes. On one server of those who had never played there.
         */
        get: operations["getNewcomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/online/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Players now, today beside other days, records and the hours of the week */
        get: operations["getOnlineSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods, limits and the bonus table */
        get: operations["getPaymentOptions"];
        put?: never;
        /**
         * Begin a top-up
         * @description Registers the payment with the reseller. The balance changes when the reseller calls the webhook, never by the player's return.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reseller reports what became of a payment
         * @description Signed over the raw body. Events are kept by id: repeated, late and out of order are all fine, and a payment is credited exactly once. Amount, currency and order must match ours.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's own code, and what it brought
         * @description Days and months are of UTC. A visitor counts once a day.
         */
        get: operations["getReferral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/download/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a visitor who came by a code and downloaded the launcher */
        post: operations["countReferralDownload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/invited": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players who registered by the asker's code
         * @description The newest first. Hours and coins of who keeps their playtime, or when they were last seen, from the asker are null.
         */
        get: operations["listInvited"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/referral/visit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a visitor who came by a code */
        post: operations["countReferralVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rules of the project */
        get: operations["getRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One game server
         * @description As the list has it; asked for in full, with everything that its page shows besides.
         */
        get: operations["getServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/server/monitoring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live figures of all servers
         * @description Built once per change and sent as ready text with an ETag; a matching If-None-Match answers 304. Figures come from heartbeats only: a server is stale after two missed heartbeats and offline after 15 s.
         */
        get: operations["getMonitoring"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/server/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players of a server over the last day or week
         * @description Made of heartbeats. Steps in which none came are null, so that a gap stays one.
         */
        get: operations["getServerOnline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/server/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Records of a server and who played lately */
        get: operations["getServerStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Game servers */
        get: operations["listServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skin/{nickname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player wears
         * @description Also of those who never set a skin, who wear one of ours.
         */
        get: operations["getPlayerSkin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skin/{nickname}/{part}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player drawn from the skin, or the avatar for a face
         * @description With the version that is worn the answer stays the same for ever; otherwise for seconds. A name that nobody has wears one of our skins, so that what names somebody who is gone shows no broken picture. The face of a player who set an avatar is the avatar.
         */
        get: operations["getSkinPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skin/{nickname}/cape": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cape of a player as it was made
         * @description 64 × 32 pixels, or up to eight times that; 404 where none is worn. With the version that is worn the answer stays the same for ever; otherwise for seconds.
         */
        get: operations["getCapeTexture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/skin/{nickname}/texture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The skin of a player as it was made
         * @description 64 × 64 or 64 × 32 pixels, or up to eight times that. With the version that is worn the answer stays the same for ever; otherwise for seconds.
         */
        get: operations["getSkinTexture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/best-roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The privilege marked as the best choice of each server
         * @description Offers are those of the signed-in asker, or of a newcomer when signed out.
         */
        get: operations["listBestRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy, extend, stack or give a privilege
         * @description One transaction: charge, grant, delivery. The server's own price decides; a difference from expectedPrice is 409 with details.price and nothing is charged. Not enough money is 409 with details.missing. Nothing is given to a player who is banned there: 422 (recipient_banned).
         */
        post: operations["buyRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Privileges of one server with their offers, and their abilities side by side
         * @description Offers are those of the signed-in asker, or of a newcomer when signed out. The abilities are the same for everybody.
         */
        get: operations["getStoreComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/kits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a kit holds */
        get: operations["getKit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/role/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Abilities and kits of one role */
        get: operations["listRoleFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Privileges of one server with their offers
         * @description Offers are those of the signed-in asker, or of the recipient, or of a newcomer when signed out. A recipient that does not exist or is banned there answers 422 with code 1 and details.fields.recipient.
         */
        get: operations["listStoreRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The people behind the project */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a bot send a code
         * @description For the sign-in that waits, or for a change of second factors; good for 5 minutes and 5 tries, in this session only. One a minute and 20 an hour for a player (429). 409 where no bot is linked.
         */
        post: operations["sendConfirmationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with login and password
         * @description A wrong login or password is 200 with success false, the same text and time whether or not the account exists. After 5 failures a solved captcha is needed, then waits of up to 15 min (429).
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to confirm this session with a passkey of its player
         * @description For a sign-in that waits (`user/auth/token`) or a fresh proof (`user/auth/prove`). Good once, for 5 minutes, in this session. 409 where the player has no passkey.
         */
        post: operations["beginPasskeyCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By what the player may prove who they are */
        get: operations["getProofWays"];
        put?: never;
        /**
         * Prove once more who this session belongs to
         * @description Opens what asks for a fresh proof (`proof_needed`) for 15 min. A wrong password or code of a letter is 200 with success false; wrong passwords are counted with those of sign-in. A wrong code of a second factor is 422, and counted with those of sign-in too. A passkey that is not right is 409, and counted as a wrong code is. By a service one goes there and back (`user/oauth/prove`).
         */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/prove/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to the account's e-mail, for a proof
         * @description Six digits, good for 10 min, for 5 tries and for this session alone; a new one voids the old. 429 where one was sent less than a minute ago; 409 where the account has no e-mail.
         */
        post: operations["sendProofCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load the state of the session, or confirm it
         * @description A session that waits for its second factor is confirmed by `code` or `passkey`; without one it is -7. A wrong code is 422, a passkey that is not right 409; after the fifth of either the session is over (401). It waits for 5 minutes.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/auth/token-legacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a login and token of old for a session, once
         * @description The pair is good for nothing afterwards. What is not a pair of old, or was exchanged before, is 200 with success false.
         */
        post: operations["exchangeLegacyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cut the avatar from an uploaded picture
         * @description The square becomes the avatar, and the one before it the previous one. A picture that an avatar was cut from can be cut again; one that is gone is 404.
         */
        post: operations["cropAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the avatar off
         * @description The face of the skin is shown again. For 30 days the avatar can be brought back by `user/avatar/rollback`; then it is gone.
         */
        post: operations["deleteAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go back to the previous avatar
         * @description The two change places, so that going back twice changes nothing. After a deletion it brings the avatar back; where there is none to go back to, 409.
         */
        post: operations["rollBackAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture that an avatar is cut from
         * @description JPEG, PNG or still WebP by its content, 5 MB and 16 megapixels at most, 64 pixels each way at least. It is encoded anew, without what the file tells besides, and becomes an avatar by `user/avatar/crop`; one that none is cut from goes after a day.
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/cape/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the cape off */
        post: operations["deleteCape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/cape/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a cape and wear it
         * @description A PNG by its content, 64 × 32 pixels or up to eight times that, 2 MB at most. It is encoded anew.
         */
        post: operations["uploadCape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Friends of a player
         * @description The newest friendship first. 403 where the player keeps them from the asker. A friend who keeps theirs from the asker has no name here: the place stays, so that the count is true.
         */
        get: operations["listFriends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request
         * @description 409 where there is none any more; friends stay friends.
         */
        post: operations["acceptFriend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hear no more of a player
         * @description Ends friendship and the asker's own request. What the other asks waits unseen until the block ends; they are not told.
         */
        post: operations["blockPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/blocked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players whom the asker blocked
         * @description The last blocked first.
         */
        get: operations["listBlocked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back one's own request
         * @description Nothing where there is none.
         */
        post: operations["cancelFriendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a request
         * @description Nothing where there is none. Whoever asked may ask again.
         */
        post: operations["declineFriend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a friendship
         * @description Nothing where there is none. The other player is not told.
         */
        post: operations["removeFriend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a player for friendship
         * @description At most 10 players an hour. Where that player asks as well, both are friends at once; asking again changes nothing. 409 while the asker blocks them.
         */
        post: operations["requestFriend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Requests that wait for an answer
         * @description The newest first. One of a player whom the asker blocked waits unseen.
         */
        get: operations["listFriendRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/friends/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a block
         * @description Nothing where there is none.
         */
        post: operations["unblockPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to the doors and keys of the account, newest first */
        get: operations["listAccountHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/history/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The player's coins on one server, newest first */
        get: operations["listCoinHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/history/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The player's own history as a table to keep
         * @description CSV in UTF-8 with a byte order mark, lines ended by CR LF, the newest 10,000 entries first; what a spreadsheet would take for a formula has an apostrophe before it.
         */
        get: operations["exportHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/history/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The players money, newest first */
        get: operations["listMoneyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to a service to sign in with it
         * @description The address is good once, for 10 minutes, in the browser that holds the key. A service that does not answer is 503.
         */
        post: operations["beginOauth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/discord": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from Discord
         * @description Links the account of the service to the player. Refused as those that sign in are.
         */
        post: operations["linkDiscord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from Google
         * @description Known to us: signs in. Begun by a signed-in player: links, or proves who they are. Unknown: a registration waits for 10 minutes in the browser that holds the key. 409 (1) for a state that is unknown, used, too old or of another browser, for a refusal of the service, for one linked to somebody else; 503 where the service does not answer.
         */
        post: operations["signInByGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to a service to link it to the player
         * @description Good as the beginning of a sign-in is; the same call takes the way back.
         */
        post: operations["beginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go to a service that one signs in with, to prove anew who one is
         * @description Good as the beginning of a sign-in is. The same call takes the way back; a proof by an account of the service that is not linked to the player is 409. A service that is not linked, or signs nobody in, is 404.
         */
        post: operations["beginProof"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account for somebody whom a service knows, and sign in
         * @description Wrong fields answer 422 with code 1 and details.fields; a nickname already taken answers 409 with code 1, and so does a registration that no longer waits.
         */
        post: operations["registerByService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services that one can sign in with or link here
         * @description Those that are configured, in no order of preference.
         */
        get: operations["listSignInServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/steam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from Steam
         * @description Known to us: signs in. Begun by a signed-in player: links, or proves who they are. Unknown: a registration waits for 10 minutes in the browser that holds the key. 409 (1) for a state that is unknown, used, too old or of another browser, for a refusal of the service, for one linked to somebody else; 503 where the service does not answer.
         */
        post: operations["signInBySteam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The registration that waits in this browser */
        get: operations["getOauthTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the account of a service off the player
         * @description The only way to sign in stays (409, code 5). One that is not linked is none any more.
         */
        post: operations["unlinkService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/vk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from VK ID
         * @description Known to us: signs in. Begun by a signed-in player: links, or proves who they are. Unknown: a registration waits for 10 minutes in the browser that holds the key. 409 (1) for a state that is unknown, used, too old or of another browser, for a refusal of the service, for one linked to somebody else; 503 where the service does not answer.
         */
        post: operations["signInByVk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/yandex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from Yandex
         * @description Known to us: signs in. Begun by a signed-in player: links, or proves who they are. Unknown: a registration waits for 10 minutes in the browser that holds the key. 409 (1) for a state that is unknown, used, too old or of another browser, for a refusal of the service, for one linked to somebody else; 503 where the service does not answer.
         */
        post: operations["signInByYandex"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/oauth/youtube": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come back from YouTube
         * @description Links the account of the service to the player. Refused as those that sign in are.
         */
        post: operations["linkYoutube"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in with a passkey
         * @description What the browser asks its passkeys, for whoever is there: it names no account. Good once, for 5 minutes, in the browser that holds the key.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkey/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description The device has to have recognised its owner (user verification), so that this is two factors and no other is asked for. 409 (1): `passkey_over` for a beginning that is unknown, used, too old or of another browser, `passkey_refused` for whatever else is not right, a passkey that nobody has among it.
         */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/playtime-range/{nick}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playtime of a player between two moments, all servers together
         * @description At most 1,000 points: more are refused. Refused with code 3 where the player hides playtime.
         */
        get: operations["getUserPlaytimeRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/playtime-range/{nick}/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playtime of a player on one server between two moments
         * @description At most 1,000 points: more are refused. Refused with code 3 where the player hides playtime.
         */
        get: operations["getUserServerPlaytimeRange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/playtime/{nick}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playtime of a player over a period, all servers together
         * @description Points a day, a week or a month, by the length of the period. Refused with code 3 where the player hides playtime.
         */
        get: operations["getUserPlaytime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/playtime/{nick}/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Playtime of a player on one server over a period
         * @description Points a day, a week or a month, by the length of the period. Refused with code 3 where the player hides playtime.
         */
        get: operations["getUserServerPlaytime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/privacy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the player keeps from others */
        get: operations["getPrivacy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/privacy/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a part of the profile to everyone, friends or nobody
         * @description Sets what is asked for, so that asking twice is asking once.
         */
        post: operations["hidePart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/{nickname}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player as the asker sees them
         * @description The nickname in any case; the answer has it as registered. A part that the player keeps from the asker is null and named in `hidden`: nothing else tells of it.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a player, or no longer
         * @description Sets what is asked for, so that asking twice is asking once. One's own profile is 409.
         */
        post: operations["likeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description Wrong fields answer 422 with code 1 and details.fields; a login or e-mail already taken answers 409 with code 1.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a letter that leads to a new password
         * @description Always the same answer, whether or not there is an account of this e-mail: nothing is looked up before it is given.
         */
        post: operations["requestReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whether the link of a letter still works */
        post: operations["checkReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/reset/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a letter
         * @description Ends every session of the player and begins none: one signs in as ever, with the second factor where there is one. A token that was used, has been replaced or is older than an hour answers 409 with code 1.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/revision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether what players show has changed
         * @description Changes with what a player shows to others: name, privacy, appearance. Without a nickname it changes when any player is renamed, is deleted, hides something or shows it again. A page that was cached under another value is out of date.
         */
        get: operations["getPlayersRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/roles/{nick}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles that a player holds now
         * @description 403 where the player keeps them from the asker.
         */
        get: operations["getPlayerRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players by a part of their nickname
         * @description At least four characters; fewer are 422. The nickname itself first, then those that begin with it, then those that have it in them; where none has, those most like it.
         */
        get: operations["searchPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Sessions of the player, the active first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one session */
        post: operations["terminateSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/sessions/terminate-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every session but this one */
        post: operations["terminateAllSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/set-region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remember the region of a signed-in player */
        post: operations["setRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Second factors of the player */
        get: operations["getTwoFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/2fa/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the secret of an authenticator app
         * @description Shown by this answer only, and on once a code of it was given; asking again makes another. 409 where an app is on.
         */
        post: operations["beginAuthenticatorApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/2fa/app/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn an authenticator app on
         * @description The first factor comes with ten recovery codes. A wrong code is 422; 409 where no secret was made.
         */
        post: operations["confirmAuthenticatorApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/2fa/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the code that links a bot
         * @description Sent to the Telegram or VK bot as `/link CODE` within 10 minutes it turns that factor on. Made for a service, it links Telegram and turns nothing on. One before is void.
         */
        post: operations["createLinkCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/2fa/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make ten new recovery codes
         * @description Those before are void. Takes a code of a factor that is on; 409 where none is.
         */
        post: operations["createRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/2fa/unlink": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn a second factor off
         * @description Takes a code of a factor that is on. With the last of them the recovery codes go.
         */
        post: operations["unlinkTwoFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The e-mail of the account, and where a change of it stands */
        get: operations["getMailSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/mail/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a change of e-mail up */
        post: operations["cancelMailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/mail/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code, to the address of now or to the new one
         * @description Without email a code goes to the address of now and the change begins anew. With email it goes there; the code of the address of now was entered before, where there is one. Sent again, it voids the code before. Letters are counted for each address and player (429 with details.retryAfter).
         */
        post: operations["sendMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/mail/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a change of e-mail back, with the link in the letter to the old address
         * @description Works for a day and once, signed in or not. Every session ends.
         */
        post: operations["undoMailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/mail/undo/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the link in the letter to the old address would take back */
        post: operations["getMailUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/mail/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a code of a letter
         * @description That of the address of now opens the form of the new one; that of the new one changes the e-mail. A wrong code, one tried five times or older than ten minutes answers 422 with details.fields.code.
         */
        post: operations["verifyMailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passkeys of the player */
        get: operations["getPasskeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/passkeys/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add the passkey that the browser made
         * @description 409 for a beginning that is over, a passkey that is not right or is somebody's already, and for an eleventh.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description What the browser has a new passkey made of. Good once, for 5 minutes, in this session. 409 where ten are there.
         */
        post: operations["beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey
         * @description It signs nobody in any more. One that is not there is none any more; the only way to sign in stays (409, code 5).
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/passkeys/rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Name a passkey anew */
        post: operations["renamePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/settings/password/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password
         * @description Where the account has a password the present one is the proof; where it has none, the session must have proved lately who it belongs to (403 with code 3, `proof_needed`). Every other session of the player ends.
         */
        post: operations["updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skin/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the skin off
         * @description One of our skins is shown again. The last ten stay, to go back to.
         */
        post: operations["deleteSkin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skin/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a skin and wear it
         * @description A PNG by its content, 64 × 64 or 64 × 32 pixels or up to eight times that, 2 MB at most. It is encoded anew. The last ten are kept.
         */
        post: operations["uploadSkin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/skin/wear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wear one of the last ten skins
         * @description Also sets the width of the arms of the one that is worn. One that is kept no more is 404.
         */
        post: operations["wearKeptSkin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/statistics/{nick}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player did, all servers together
         * @description Summed over all wipes. Refused with code 3 where the player hides statistics; what else they hide of it is null. Up to the last day that is over where lastSeen is hidden.
         */
        get: operations["getUserStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/statistics/{nick}/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a player did on one server
         * @description Summed over all wipes. Refused with code 3 where the player hides statistics; what else they hide of it is null. Up to the last day that is over where lastSeen is hidden.
         */
        get: operations["getUserServerStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/coins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has most coins, all servers together */
        get: operations["getCoinsTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/coins/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who has most coins on one server */
        get: operations["getServerCoinsTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/global": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The leaders of every top, all servers together */
        get: operations["getGlobalTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose profile is liked most, all servers together */
        get: operations["getLikesTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/likes/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose profile is liked most of those who played on one server */
        get: operations["getServerLikesTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/playtime": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who played most of all, all servers together */
        get: operations["getPlaytimeTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/playtime/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who played most of all on one server */
        get: operations["getServerPlaytimeTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/server/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who played most in the last 30 days, all servers together */
        get: operations["getOnlineTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/top/server/online/{server}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who played most in the last 30 days on one server */
        get: operations["getServerOnlineTop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/validation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check one field of a registration form
         * @description Takes exactly one of login, email, password. Rate-limited.
         */
        post: operations["validateField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Count a download of the launcher */
        post: operations["countDownload"];
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
        Ability: {
            /** @description Chat command that uses it. */
            command: string | null;
            description: string;
            /** @description Name of an icon of the UI kit. */
            icon: string;
            id: components["schemas"]["Slug"];
            title: string;
            /** @description How much of it, in words: a number of homes, a size of territory. */
            value: string | null;
        };
        AbilityOfRole: {
            roleId: components["schemas"]["Slug"];
            /** @description How much of it the role gives, in words; null where it is simply there. */
            value: string | null;
        };
        AccountEvent: {
            /** @description Network it was done from, a /24 or /48; null where a bot or our support did it. */
            address: string | null;
            /** Format: date-time */
            at: string;
            /** @description User agent, as the browser gave it. */
            device: string | null;
            id: string;
            /** @enum {string} */
            kind: "mail_set" | "mail_changed" | "mail_given" | "mail_restored" | "password_set" | "password_changed" | "password_reset" | "factor_on" | "factor_off" | "factors_waived" | "recovery_codes_made" | "recovery_code_used" | "passkey_added" | "passkey_removed" | "service_linked" | "service_unlinked" | "sign_in_on" | "sign_in_off" | "new_device";
            /** @description Which service, second factor or way to sign in it was about; null where it was about none. */
            service: ("telegram" | "vk" | "discord" | "youtube" | "google" | "steam" | "yandex" | "app" | "passkey" | "password") | null;
            target: components["schemas"]["AccountEventTarget"];
        };
        AccountEventList: {
            items: components["schemas"]["AccountEvent"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        AccountEventTarget: "mail" | "password" | "2fa" | "link" | "session";
        AcknowledgementResults: {
            /** Format: uuid */
            id: string;
            /**
             * @description Taken, now or before; not under the newest lease, or paid back meanwhile; not a delivery of this server.
             * @enum {string}
             */
            result: "accepted" | "stale" | "unknown";
        }[];
        Acknowledgements: {
            /** @description Machine name of the reason. */
            code: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            leaseId: string;
            /**
             * @description Given; cannot be given; not now (the player is away, say).
             * @enum {string}
             */
            status: "done" | "failed" | "deferred";
        }[];
        ActiveGrant: {
            /** @description null is for ever. */
            expiresAt: components["schemas"]["Time"] | null;
            /** Format: uuid */
            grantId: string;
        };
        /** @description A nickname in any case; whatever is none is found nowhere and answered 404, as one that nobody has. */
        AnyNickname: string;
        /** @description What a passkey answered, each part as base64url (AuthenticationResponseJSON of WebAuthn). */
        Assertion: {
            authenticatorData: string;
            clientDataJSON: string;
            id: components["schemas"]["CredentialId"];
            signature: string;
            userHandle?: components["schemas"]["UserHandle"];
        };
        AuthenticatorSecret: {
            /** @description 160 bits as base32, to be typed. */
            secret: string;
            /** @description The same as an otpauth address, to be drawn as a QR code. */
            uri: string;
        };
        Authorization: {
            /** @description Partly hidden, such as p•••@example.org. */
            email: string | null;
            hasPassword: boolean;
            methods: components["schemas"]["SignInMethod"][];
            services: components["schemas"]["ServiceLink"][];
        };
        /** @description Who the visitor is (docs/product/accounts.md#sign-in). The secret half of the credentials is not part of it. */
        AuthState: {
            /** Format: uuid */
            accessId: string;
            /** @description Minor units. */
            balance: number;
            /** @description Coins on the preferred server, whole coins; 0 where none is chosen. */
            coins: number;
            currency: components["schemas"]["Currency"];
            data: components["schemas"]["CurrentUser"];
            managers: components["schemas"]["Managers"];
            permissions: components["schemas"]["Permissions"];
            /** @description The server whose coins the header shows. */
            preferredServer: components["schemas"]["Slug"] | null;
        };
        Avatar: {
            /** @description Side of the square, pixels. */
            size: number;
            source: components["schemas"]["AvatarSource"];
            url: components["schemas"]["FileAddress"];
            /** @description Of the square in its source, pixels. */
            x: number;
            /** @description Of the square in its source, pixels. */
            y: number;
        };
        /** @description A square of an uploaded picture (docs/product/community.md#appearance). */
        AvatarCrop: {
            /** Format: uuid */
            id: string;
            /** @description Side of the square, pixels. */
            size: number;
            /** @description Left edge in the picture as it is kept, pixels. */
            x: number;
            /** @description Upper edge in the picture as it is kept, pixels. */
            y: number;
        };
        /** @description Picture of a player (docs/product/community.md#appearance). */
        AvatarOrSkin: {
            /** @enum {string} */
            extension: "png" | "webp" | "jpg";
            id: string;
            /** @enum {string} */
            type: "SKIN" | "AVATAR";
        };
        AvatarSource: {
            /** @description Pixels, as it is kept. */
            height: number;
            /** Format: uuid */
            id: string;
            url: components["schemas"]["FileAddress"];
            /** @description Pixels, as it is kept. */
            width: number;
        };
        /** @description A ban of the asker (docs/product/community.md#bans). */
        Ban: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            banned_by: string;
            /** Format: uuid */
            id: string;
            /** @description Where the player is banned; null is everywhere. */
            server: components["schemas"]["Slug"] | null;
            /** @description null is never. */
            unban_at: components["schemas"]["Time"] | null;
            /** @description Price of lifting it, minor units; null where it is not for sale. */
            unbanPrice: number | null;
        };
        BanLiftDelivery: {
            /** @constant */
            action: "ban.lift";
            args: {
                banId: components["schemas"]["GameBanId"];
            };
            /** @description Which try this is, a count. */
            attempt: number;
            expiresAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            leaseId: string;
            login: components["schemas"]["Login"];
        };
        BanList: {
            items: components["schemas"]["ListedBan"][];
            /** @description null at the end. */
            nextCursor: string | null;
        };
        BestRoleList: {
            items: components["schemas"]["StoreRole"][];
        };
        /** @description Structured editor JSON; what each type may hold says the closed schema of the library `document`. */
        BodyNode: {
            attrs?: {
                [key: string]: components["schemas"]["BodyValue"];
            };
            content?: components["schemas"]["BodyNode"][];
            marks?: {
                attrs?: {
                    [key: string]: components["schemas"]["BodyValue"];
                };
                type: string;
            }[];
            text?: string;
            type: string;
        };
        BodyValue: string | number | boolean | null;
        /** @description Whole coins. */
        BonusAmount: number;
        BonusClaim: {
            /** @description Becomes the preferred server; without it the coins go to the one that is. */
            serverId?: components["schemas"]["Slug"];
        };
        BonusClaimed: {
            amount: components["schemas"]["BonusAmount"];
            at: components["schemas"]["Time"];
            serverId: components["schemas"]["Slug"];
        };
        BonusGiven: {
            amount: components["schemas"]["BonusAmount"];
            claimableAt: components["schemas"]["Time"];
            /** @description On that server now, whole coins. */
            coins: number;
            serverId: components["schemas"]["Slug"];
            /** @description Days in a row, this one among them. */
            streak: number;
        };
        /** @enum {string} */
        BonusMessenger: "telegram" | "vk";
        BonusStatus: {
            /** @description A day after the last claim; null where there was none. */
            claimableAt: string | null;
            /** @description Of the last five weeks, the oldest first. */
            claims: components["schemas"]["BonusClaimed"][];
            /** @description Where the steps are done, of those linked the one that is furthest; null where none is linked. */
            messenger: components["schemas"]["BonusMessenger"] | null;
            /** @description Where there is a group to join; without any nothing can be claimed. */
            messengers: components["schemas"]["BonusMessenger"][];
            nextAmount: components["schemas"]["BonusAmount"];
            /**
             * Format: date-time
             * @description The clock that decides.
             */
            now: string;
            /** @description Preferred server, which the coins go to; null where none is chosen. */
            serverId: components["schemas"]["Slug"] | null;
            steps: components["schemas"]["BonusStep"][];
            /** @description Days in a row that stand, a count. */
            streak: number;
            /** @description A claim before it goes on with the days in a row; null where none stand. */
            streakEndsAt: string | null;
            /** @description Of the next claims when no day is missed, the very next first. */
            upcoming: components["schemas"]["BonusAmount"][];
        };
        BonusStep: {
            done: boolean;
            /** @enum {string} */
            id: "link" | "join" | "write";
            /** @description Where to do it; null where this installation has not said, and for link, which the cabinet does. */
            link: string | null;
            /** @description The messenger did not say: not done until it does. */
            unknown: boolean;
        };
        /** @description What the browser says of itself; kept with the session for its owner to recognise it by. */
        BrowserFields: {
            language?: string;
            /** @description Width and height, such as 1280x800. */
            screen?: string;
            timezone?: string;
            /** @description Cut at 500 characters (docs/product/api.md#security). */
            userAgent?: string;
        };
        Cabinet: {
            /** @description Roles held now, a count. */
            activeRoles: number;
            /** @description Sessions open now, a count. */
            activeSessions: number;
            /** @description Minor units. */
            balance: number;
            coins: {
                /** @description Whole coins. */
                amount: number;
                serverId: components["schemas"]["Slug"];
            }[];
            currency: components["schemas"]["Currency"];
            /** @description Partly hidden, such as p•••@example.org. */
            email: string | null;
            /** @description Highest role held now, on whatever server; null where none is held. */
            rank: components["schemas"]["RoleName"] | null;
            registeredAt: components["schemas"]["Time"];
            user: components["schemas"]["CurrentUser"];
        };
        CabinetAbilities: {
            servers: {
                abilities: components["schemas"]["Ability"][];
                kits: components["schemas"]["Kit"][];
                roles: components["schemas"]["RoleName"][];
                serverId: components["schemas"]["Slug"];
            }[];
        };
        CabinetRole: {
            /** @description The last delivery of this role to its game server; null for a sample role given without one. */
            delivery: components["schemas"]["DeliveryState"] | null;
            /** @description null is for ever. */
            expiresAt: components["schemas"]["Time"] | null;
            giftFrom: components["schemas"]["Login"] | null;
            /** Format: uuid */
            grantId: string;
            /** @description Server that its remaining time was moved to. */
            movedTo: components["schemas"]["Slug"] | null;
            role: components["schemas"]["RoleName"];
            startedAt: components["schemas"]["Time"];
            /**
             * @description replaced: ended by an upgrade that counted its remaining value; moved: its remaining time is on another server; refunded: paid back, because it was never given in the game, or after a wipe.
             * @enum {string}
             */
            state: "active" | "expired" | "replaced" | "moved" | "refunded";
        };
        CabinetRoleList: {
            items: components["schemas"]["CabinetRole"][];
            nextCursor: string | null;
        };
        /** @description Challenge of the ALTCHA protocol, given to the widget as it is. */
        CaptchaChallenge: {
            [key: string]: unknown;
        };
        /** @description 256 bits as base64url. */
        Challenge: string;
        CodeSent: {
            expiresAt: components["schemas"]["Time"];
            /**
             * @description Whose bot: 1 Telegram, 2 VK; no unit.
             * @enum {integer}
             */
            factor: 1 | 2;
            resendAt: components["schemas"]["Time"];
        };
        CodeWanted: {
            /**
             * @description Whose bot: 1 Telegram, 2 VK; the first that is linked where left out; no unit.
             * @enum {integer}
             */
            factor?: 1 | 2;
        };
        CoinEntry: {
            /** @description Came in (positive) or went out (negative), whole coins. */
            amount: number;
            at: components["schemas"]["Time"];
            /** @description Coins after it, whole coins. */
            coinsAfter: number;
            /** @description What it was for, in the language asked for. */
            description: string;
            id: string;
            /** @enum {string} */
            kind: "coin_transfer" | "bonus" | "referral" | "opening";
        };
        CoinHistory: {
            items: components["schemas"]["CoinEntry"][];
            nextCursor: string | null;
        };
        CoinStatistics: {
            /** @description Total, whole coins. */
            expenses: number;
            /** @description Total, whole coins. */
            income: number;
        };
        CoinTransfer: {
            /** @description Sent, whole coins. */
            amount: number;
            /** @description Left on that server, whole coins. */
            coins: number;
            login: components["schemas"]["Login"];
            serverId: components["schemas"]["Slug"];
            /** Format: uuid */
            transferId: string;
        };
        CoinTransferOrder: {
            /** @description Whole coins. */
            amount: number;
            /** @description Whom to send to: nickname, in any case. */
            login: string;
            serverId: components["schemas"]["Slug"];
        };
        ComparedAbility: {
            /** @description Name of an icon of the UI kit. */
            icon: string;
            id: components["schemas"]["Slug"];
            title: string;
            /** @description The roles that give it. */
            values: components["schemas"]["AbilityOfRole"][];
        };
        /** @description A code of six digits that a bot sent or an app shows, or a recovery code; spaces and hyphens don't count. */
        ConfirmationCode: string;
        /** @description All three must be true (docs/product/accounts.md#registration). */
        Consents: {
            privacyPolicy: boolean;
            publicOffer: boolean;
            rules: boolean;
        };
        Cooldown: {
            /** @description In the unit beside it, hours or days. */
            amount: number;
            /** @enum {string} */
            unit: "hour" | "day";
        };
        /** @description Members of the project's communities; null where the number is not known. */
        Counts: {
            /** @description Members, a count. */
            discord: number | null;
            /** @description Members, a count. */
            telegram: number | null;
            /** @description Members, a count. */
            vk: number | null;
            /** @description Subscribers, a count. */
            youtube: number | null;
        };
        Cover: {
            alt: {
                en: string;
                ru: string;
            };
            /**
             * Format: uuid
             * @description Id of an uploaded picture.
             */
            image: string;
        };
        /** @enum {string} */
        CoverArt: "none" | "lanterns" | "torii" | "fox" | "moon" | "blossom" | "koi" | "bridge" | "pagoda" | "fireflies" | "cranes" | "bamboo" | "peak";
        CoverArtOptions: {
            current: components["schemas"]["CoverArt"];
            items: {
                id: components["schemas"]["CoverArt"];
            }[];
        };
        /** @enum {string} */
        CoverGlow: "octarine" | "sea-wave" | "starry-night" | "amber-orange";
        CoverGlowOptions: {
            current: components["schemas"]["CoverGlow"];
            items: {
                id: components["schemas"]["CoverGlow"];
            }[];
        };
        /** @enum {string} */
        CoverStyle: "geometry" | "circles" | "wave" | "shards";
        CoverStyleOptions: {
            current: components["schemas"]["CoverStyle"];
            items: {
                id: components["schemas"]["CoverStyle"];
            }[];
        };
        /** @description Id of a WebAuthn credential, as base64url. */
        CredentialId: string;
        CredentialNamed: {
            id: components["schemas"]["CredentialId"];
            transports: components["schemas"]["Transports"];
            /** @constant */
            type: "public-key";
        };
        Credentials: {
            browser?: components["schemas"]["BrowserFields"];
            /** @description Nickname or e-mail. */
            login: string;
            password: string;
            /** @description Solved captcha challenge; needed once captchaRequired was answered. */
            recaptcha?: string;
            system?: components["schemas"]["SystemFields"];
        };
        /** @enum {string} */
        Currency: "RUB";
        CurrentUser: {
            /** @description null where the player never set one; the page then draws a default face. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
        };
        Delivery: components["schemas"]["RoleGrantDelivery"] | components["schemas"]["RoleRevokeDelivery"] | components["schemas"]["BanLiftDelivery"];
        DeliveryState: {
            /** Format: uuid */
            id: string;
            /**
             * @description Waiting for the game server, taken by it, given in the game, or given up after every retry.
             * @enum {string}
             */
            status: "queued" | "sent" | "delivered" | "failed";
        };
        Document: {
            author: components["schemas"]["DocumentAuthor"];
            body: components["schemas"]["BodyNode"];
            cover: components["schemas"]["DocumentImage"] | null;
            coverAlt: string;
            documentMeta: {
                /** @description Who made the mod. */
                originalAuthor: string | null;
                /** @description Its own page. */
                originalUrl: string | null;
            };
            /** @description Not published: seen by editors alone. */
            draft: boolean;
            id: components["schemas"]["DocumentSlug"];
            /** @description Those that the body shows, by id. */
            images: {
                [key: string]: components["schemas"]["DocumentImage"];
            };
            /** Format: uuid */
            key: string;
            /** @description By the asker. */
            liked: boolean;
            /** @description Players who like it. */
            likes: number;
            locale: components["schemas"]["Locale"];
            /** @description Languages that it is written in. */
            locales: components["schemas"]["Locale"][];
            /** @description Published after it. */
            next: components["schemas"]["DocumentLink"] | null;
            /** @description Published before it. */
            previous: components["schemas"]["DocumentLink"] | null;
            /** @description null before. */
            publishedAt: components["schemas"]["Time"] | null;
            /** @description At 200 words a minute, minutes. */
            readingMinutes: number;
            /** @description Those that share most tags and servers. */
            related: components["schemas"]["DocumentCard"][];
            /** @description News: whom it is about. A mod: which servers have it. A server page: its one server. */
            servers: {
                color: string;
                id: components["schemas"]["Slug"];
                name: string;
                /** @description Version of the mod there. */
                version: string | null;
            }[];
            summary: string;
            tags: components["schemas"]["DocumentTag"][];
            target: components["schemas"]["DocumentTarget"];
            title: string;
            updatedAt: components["schemas"]["Time"];
            /** @description Readers, each once a day. */
            views: number;
        };
        DocumentAddresses: {
            items: {
                /** @description Address of its largest picture. */
                cover: string | null;
                id: components["schemas"]["DocumentSlug"];
                /** @description Languages that it is written in. */
                locales: components["schemas"]["Locale"][];
                updatedAt: components["schemas"]["Time"];
            }[];
            /** @description Parts with something in them, a count. */
            parts: number;
        };
        DocumentAtVersion: {
            /** Format: uuid */
            key: string;
            /** @description The version that was read, counted from 1. */
            version: number;
        };
        DocumentAuthor: {
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            login: components["schemas"]["Login"];
        };
        DocumentCard: {
            author: components["schemas"]["DocumentAuthor"];
            cover: components["schemas"]["DocumentImage"] | null;
            coverAlt: string;
            id: components["schemas"]["DocumentSlug"];
            /** Format: uuid */
            key: string;
            /** @description Players who like it. */
            likes: number;
            locale: components["schemas"]["Locale"];
            /** @description Languages that it is written in. */
            locales: components["schemas"]["Locale"][];
            /** @description null before. */
            publishedAt: components["schemas"]["Time"] | null;
            /** @description At 200 words a minute, minutes. */
            readingMinutes: number;
            /** @description News: whom it is about. A mod: which servers have it. A server page: its one server. */
            servers: {
                color: string;
                id: components["schemas"]["Slug"];
                name: string;
                /** @description Version of the mod there. */
                version: string | null;
            }[];
            summary: string;
            tags: components["schemas"]["DocumentTag"][];
            target: components["schemas"]["DocumentTarget"];
            title: string;
            updatedAt: components["schemas"]["Time"];
            /** @description Readers, each once a day. */
            views: number;
        };
        /** @description All that an editor writes, in both languages. */
        DocumentContent: {
            cover: components["schemas"]["Cover"] | null;
            /** @description Of a mod: who made it and where. null for others. */
            meta: {
                originalAuthor: string | null;
                /** @description https only. */
                originalUrl: string | null;
            };
            /** @description When a scheduled one appears. */
            publishAt: components["schemas"]["Time"] | null;
            /** @description News: whom it is about. A mod: which servers have it. A server page: its one server. */
            servers: {
                id: components["schemas"]["Slug"];
                /** @description Version of the mod there. */
                version: string | null;
            }[];
            /** @description null for one made of the title. */
            slug: components["schemas"]["DocumentSlug"] | null;
            tags: components["schemas"]["Slug"][];
            texts: {
                en: components["schemas"]["DocumentText"] | null;
                ru: components["schemas"]["DocumentText"] | null;
            };
        };
        DocumentImage: {
            /** @description Of the largest, pixels. */
            height: number;
            /** Format: uuid */
            id: string;
            /** @description A data: address of a few pixels, to be shown until it is there. */
            placeholder: string;
            /** @description Smallest first; AVIF only for covers, some time after the upload. */
            sources: {
                /** @enum {string} */
                type: "image/webp" | "image/avif";
                url: string;
                /** @description Pixels. */
                width: number;
            }[];
            /** @description Of the largest, pixels. */
            width: number;
        };
        DocumentKey: {
            /**
             * Format: uuid
             * @description Never changes, whatever its address.
             */
            key: string;
        };
        DocumentLike: {
            /** Format: uuid */
            key: string;
            liked: boolean;
        };
        DocumentLikes: {
            liked: boolean;
            /** @description Players who like it. */
            likes: number;
        };
        DocumentLink: {
            id: components["schemas"]["DocumentSlug"];
            title: string;
        };
        DocumentList: {
            items: components["schemas"]["DocumentCard"][];
            nextCursor: string | null;
        };
        /** @description Its address below its target, unique there. */
        DocumentSlug: string;
        DocumentSource: {
            author: components["schemas"]["DocumentAuthor"];
            content: components["schemas"]["DocumentContent"];
            /** @description All that were uploaded to it and are kept, by id. */
            images: {
                [key: string]: components["schemas"]["DocumentImage"];
            };
            /** Format: uuid */
            key: string;
            /** @description null before. */
            publishedAt: components["schemas"]["Time"] | null;
            slug: components["schemas"]["DocumentSlug"];
            state: components["schemas"]["DocumentState"];
            target: components["schemas"]["DocumentTarget"];
            updatedAt: components["schemas"]["Time"];
            /** @description Counted from 1. */
            version: number;
        };
        /**
         * @description trash: gone for good 30 days after.
         * @enum {string}
         */
        DocumentState: "draft" | "scheduled" | "published" | "unpublished" | "trash";
        DocumentTag: {
            /** @description Published documents that bear it, a count. */
            count?: number;
            id: components["schemas"]["Slug"];
            title: string;
        };
        DocumentTagList: {
            items: components["schemas"]["DocumentTag"][];
        };
        /** @enum {string} */
        DocumentTarget: "mods" | "news" | "servers";
        DocumentText: {
            body: components["schemas"]["BodyNode"];
            summary: string;
            title: string;
        };
        DocumentVersion: {
            author: components["schemas"]["DocumentAuthor"];
            content: components["schemas"]["DocumentContent"];
            /** @description Those that it shows, by id. */
            images: {
                [key: string]: components["schemas"]["DocumentImage"];
            };
            savedAt: components["schemas"]["Time"];
            /** @description Counted from 1. */
            version: number;
        };
        DocumentVersionList: {
            items: {
                author: components["schemas"]["DocumentAuthor"];
                savedAt: components["schemas"]["Time"];
                /** @description Counted from 1. */
                version: number;
            }[];
            nextCursor: string | null;
        };
        DocumentViews: {
            /** @description Readers, each once a day. */
            views: number;
        };
        DocumentWorkList: {
            items: {
                author: components["schemas"]["DocumentAuthor"];
                /** Format: uuid */
                key: string;
                locales: components["schemas"]["Locale"][];
                /** @description When it appears. */
                publishAt: components["schemas"]["Time"] | null;
                /** @description null before. */
                publishedAt: components["schemas"]["Time"] | null;
                slug: components["schemas"]["DocumentSlug"];
                state: components["schemas"]["DocumentState"];
                target: components["schemas"]["DocumentTarget"];
                title: string;
                updatedAt: components["schemas"]["Time"];
                /** @description Counted from 1. */
                version: number;
            }[];
            nextCursor: string | null;
        };
        Download: {
            /** @enum {string} */
            system: "windows" | "macos" | "linux";
        };
        EditedDocument: {
            /** @description JSON of a DocumentContent, checked by its closed schema; a refusal names the place in details.fields. */
            content: string;
            /** Format: uuid */
            key: string;
            /**
             * @description draft only before it was published, unpublished only after.
             * @enum {string}
             */
            state: "draft" | "scheduled" | "published" | "unpublished";
            /** @description The version that was read, counted from 1. */
            version: number;
        };
        /** @description Every refusal has this shape (docs/product/api.md#errors). */
        Error: {
            details: components["schemas"]["ErrorDetails"] | null;
            /**
             * @description Code of the registry; no unit.
             * @enum {integer}
             */
            error_code: -7 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 500;
            /** @description What happened, in the asker's language. */
            error_message: string;
        };
        ErrorDetails: {
            avatarOrSkin?: components["schemas"]["AvatarOrSkin"] | null;
            ban?: components["schemas"]["Ban"];
            /** @description What it means and what to try, in the asker's language. */
            description: string;
            factor?: components["schemas"]["Factor"];
            factors?: components["schemas"]["Factors"];
            /** @description Wrong fields of the form that sent it, name to text. */
            fields?: {
                [key: string]: string;
            };
            login?: components["schemas"]["Login"];
            /** @description Money lacking, minor units; of not_enough_coins whole coins. */
            missing?: number;
            price?: components["schemas"]["Price"];
            /** @description Names the request in the logs. */
            requestId?: string;
            /** @description Wait before the next try, seconds. */
            retryAfter?: number;
            /** @description Machine name from the registry. */
            type: string;
            /**
             * Format: uuid
             * @description Whose sign-in waits; this and what follows with -7.
             */
            userId?: string;
        };
        /**
         * @description Second factor: 1 Telegram, 2 VK (docs/product/accounts.md#second-factor), 3 authenticator app, 4 passkey; no unit.
         * @enum {integer}
         */
        Factor: 1 | 2 | 3 | 4;
        FactorAdded: {
            /** @description Ten new ones, shown by this answer only; null where those before still hold. */
            recoveryCodes: string[] | null;
            state: components["schemas"]["TwoFactor"];
        };
        FactorMethod: {
            factor: components["schemas"]["Factor"];
            /** @description As the messenger shows the person; empty where nothing is known. */
            name: string;
            since: components["schemas"]["Time"];
        };
        /** @description Every factor that confirms this sign-in; the one that is asked for comes first. */
        Factors: components["schemas"]["Factor"][];
        FactorToUnlink: {
            code: components["schemas"]["ConfirmationCode"];
            factor: components["schemas"]["Factor"];
        };
        FieldToValidate: {
            email?: string;
            login?: string;
            password?: string;
        };
        FieldValidity: {
            /** @description Why not, in the language asked for; null when valid. */
            reason: string | null;
            valid: boolean;
        };
        /** @description Of a file that never changes. */
        FileAddress: string;
        FoundPlayer: {
            /** @description null where the player never set one; the page then draws a default face. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
            /** @description Where the player is in the game now; null where nowhere, or hidden. */
            online: components["schemas"]["OnlineOn"] | null;
        };
        FoundPlayers: {
            players: components["schemas"]["FoundPlayer"][];
        };
        Friend: {
            /** @description null where this friend keeps theirs from the asker. */
            login: components["schemas"]["Login"] | null;
            /** @description Friends since then; null with the login. */
            since: components["schemas"]["Time"] | null;
        };
        FriendList: {
            items: components["schemas"]["Friend"][];
            /** @description null at the end. */
            nextCursor: string | null;
        };
        FriendStanding: {
            login: components["schemas"]["Login"];
            state: components["schemas"]["FriendState"];
        };
        /**
         * @description What a player is to the asker: asked by them (outgoing), asking them (incoming), a friend, or blocked by them. That somebody blocked the asker is not told.
         * @enum {string}
         */
        FriendState: "none" | "outgoing" | "incoming" | "friends" | "blocked";
        FriendWanted: {
            nickname: components["schemas"]["AnyNickname"];
        };
        /** @description A ban as it stands in the game: told when it is issued, changed (reason, end or price; an end that is moved may bring back one that ran out) and lifted; it runs out by its end, told or not. Repeated reports change nothing, an older one never replaces a newer one, and a lifted ban stays lifted. One of an unknown login is skipped. */
        GameBan: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            /** @description Who banned. */
            banned_by: string;
            id: components["schemas"]["GameBanId"];
            /** @description No longer in force in the game. */
            lifted: boolean;
            /** @description When it was lifted there; null or left out where that is not known, and the report counts. */
            lifted_at?: components["schemas"]["Time"] | null;
            login: components["schemas"]["Login"];
            /** @description null is never. */
            unban_at: components["schemas"]["Time"] | null;
            /** @description Price of lifting it, minor units; null where it is not for sale. */
            unbanPrice: number | null;
        };
        /** @description The game server's own id of a ban; unique on that server. */
        GameBanId: string;
        /** @description A game client that the launcher installs, and the server it is for. */
        GameClient: {
            gameVersion: string;
            serverId: components["schemas"]["Slug"];
            serverName: string;
            /** Format: uuid */
            uuid: string;
        };
        GameEvents: {
            bans?: components["schemas"]["GameBan"][];
            /** Format: uuid */
            batchId: string;
            counters: components["schemas"]["PlayerCounters"][];
            /**
             * Format: date-time
             * @description When totals and bans stood so, by the game server's own clock; the moment of the signature where it is left out. A batch that is sent again keeps it, however late it comes.
             */
            reportedAt?: string;
            sessions: {
                /** @description Away from keyboard, seconds. */
                afkSeconds: number;
                /** Format: uuid */
                id: string;
                joinedAt: components["schemas"]["Time"];
                leftAt: components["schemas"]["Time"];
                login: components["schemas"]["Login"];
            }[];
            /** @description When the worlds of this server were made anew, which opens refunds. One within half a day of a wipe that is known, or was announced, is that wipe. */
            wipes?: components["schemas"]["Time"][];
        };
        GameEventsResult: {
            /** @enum {string} */
            result: "accepted" | "duplicate";
        };
        GameSession: {
            /**
             * Format: uuid
             * @description Public id of the game session.
             */
            accessId: string;
            /** @description Secret of the game session, 256 bits as base64url. */
            accessToken: string;
            expiresAt: components["schemas"]["Time"];
            login: components["schemas"]["Login"];
            /** Format: uuid */
            playerId: string;
        };
        GameSessionOrder: {
            /**
             * Format: uuid
             * @description One of main's clients.
             */
            clientUuid: string;
        };
        GivenCode: {
            code: components["schemas"]["ConfirmationCode"];
        };
        GlobalTop: {
            coins: components["schemas"]["TopLeaders"];
            likes: components["schemas"]["TopLeaders"];
            online: components["schemas"]["TopLeaders"];
            playtime: components["schemas"]["TopLeaders"];
            /** @description When they were reckoned last; null while they never were. */
            refreshedAt: components["schemas"]["Time"] | null;
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        Heartbeat: {
            /**
             * Format: uuid
             * @description New at each start of the game server.
             */
            bootId: string;
            gameVersion: string;
            /** @description Places, a count. */
            maxPlayers: number;
            online: {
                afk: boolean;
                joinedAt: components["schemas"]["Time"];
                login: components["schemas"]["Login"];
            }[];
            /** @description Heartbeats since that start, a count; an older one never overwrites a newer. */
            seq: number;
            /** @description Game ticks a second. */
            tps: number;
            worlds: string[];
        };
        HeartbeatReply: {
            deliveries: components["schemas"]["Delivery"][];
            /** @description Who of those online changed what they wear during the last minute, and since the heartbeat before this one. Told again until that minute is over: whoever has a version already has nothing to do. */
            looks: components["schemas"]["PlayerLook"][];
            /** @description More are waiting; ask again at once. */
            more: boolean;
            serverTime: components["schemas"]["Time"];
        };
        HiddenPart: {
            part: components["schemas"]["PrivacyPart"];
            shownTo: components["schemas"]["ShownTo"];
        };
        ImageUpload: {
            /**
             * Format: binary
             * @description The picture.
             */
            file: Blob;
        };
        Invited: {
            /** @description Whole coins paid for them. */
            coins: number | null;
            /** @description Whether what they play is paid; not where both are taken for one person. */
            counted: boolean;
            /** @description Full hours that were paid. */
            hours: number | null;
            login: components["schemas"]["Login"];
            registeredAt: components["schemas"]["Time"];
        };
        InvitedList: {
            items: components["schemas"]["Invited"][];
            /** @description null at the end. */
            nextCursor: string | null;
        };
        JoinAllowed: {
            /** @constant */
            allowed: true;
            login: components["schemas"]["Login"];
            look: components["schemas"]["PlayerLook"];
            /** Format: uuid */
            playerId: string;
            /** @description Roles held on this server now. */
            roles: components["schemas"]["Slug"][];
        };
        JoinRefused: {
            /** @constant */
            allowed: false;
            /** @description For the player, in the language asked for. */
            message: string;
            /**
             * @description The session is not good, the player is banned here, or the session is for another server.
             * @enum {string}
             */
            reason: "session" | "banned" | "server";
        };
        JoinRequest: {
            /** Format: uuid */
            accessId: string;
            accessToken: string;
            /** @description Address of the player; only its prefix is kept. */
            address?: string;
            login: components["schemas"]["Login"];
        };
        JoinResult: components["schemas"]["JoinAllowed"] | components["schemas"]["JoinRefused"];
        KeptSkin: {
            /** Format: uuid */
            id: string;
            model: components["schemas"]["SkinModel"];
            url: components["schemas"]["FileAddress"];
            wornAt: components["schemas"]["Time"];
        };
        Kit: {
            command: components["schemas"]["KitCommand"];
            cooldown: components["schemas"]["Cooldown"];
            id: components["schemas"]["Slug"];
            items: components["schemas"]["KitItem"][];
            name: string;
            roleId: components["schemas"]["Slug"];
        };
        /** @description Chat command that hands the kit out, `/kit` and the name it has among the kits of its role. */
        KitCommand: string;
        KitItem: {
            /** @description Pieces, a count. */
            count: number;
            /** @description Name of an item drawing of the UI kit. */
            icon: string;
            name: string;
        };
        KitName: {
            command: components["schemas"]["KitCommand"];
            cooldown: components["schemas"]["Cooldown"];
            id: components["schemas"]["Slug"];
            name: string;
        };
        KnownPlayer: {
            at: components["schemas"]["Time"];
            login: components["schemas"]["Login"];
        };
        KnownPlayerList: {
            items: components["schemas"]["KnownPlayer"][];
            /** @description null at the end. */
            nextCursor: string | null;
        };
        LauncherCredentials: {
            /** @description Nickname or e-mail. */
            login: string;
            password: string;
            /** @description Solved captcha challenge; needed once captchaRequired was answered. */
            recaptcha?: string;
            systemData: components["schemas"]["SystemFields"];
        };
        LauncherLog: {
            /**
             * Format: uuid
             * @description One of main's clients; null before one was started.
             */
            clientUuid: string | null;
            text: string;
        };
        LauncherLogReceipt: {
            /** @description To be told to the support. */
            id: string;
        };
        LauncherRefresh: {
            code?: components["schemas"]["ConfirmationCode"];
            systemData?: components["schemas"]["SystemFields"];
        };
        LegacyPair: {
            browser?: components["schemas"]["BrowserFields"];
            login: string;
            system?: components["schemas"]["SystemFields"];
        };
        /** @description What stands in the link of a letter. */
        LetterToken: string;
        LinkCode: {
            code: string;
            expiresAt: components["schemas"]["Time"];
        };
        /**
         * @description Services that can be linked (docs/product/accounts.md#sign-in-services).
         * @enum {string}
         */
        LinkedService: "telegram" | "vk" | "discord" | "youtube" | "google" | "steam" | "yandex";
        /** @description Addresses from configuration; null where the project has none. */
        Links: {
            "2fa_tg": string | null;
            "2fa_vk": string | null;
            discord: string | null;
            message_link: string | null;
            support_link: string | null;
            telegram: string | null;
            vk: string | null;
            youtube: string | null;
        };
        /** @description A ban as every player may see it (docs/product/community.md#bans). */
        ListedBan: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            banned_by: string;
            /** @description When it ran out or was lifted; null while it is in force. */
            ended_at: components["schemas"]["Time"] | null;
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
            /** @description Where the player is banned; null is everywhere. */
            server: components["schemas"]["Slug"] | null;
            /** @enum {string} */
            state: "active" | "expired" | "lifted";
            /** @description null is never. */
            unban_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        Locale: "ru" | "en";
        /** @description Nickname, unique without case. */
        Login: string;
        LoginFailed: {
            /** @description The next try needs a solved captcha. */
            captchaRequired: boolean;
            /** @constant */
            success: false;
        };
        LoginResult: components["schemas"]["SignedIn"] | components["schemas"]["SignedInPending"] | components["schemas"]["LoginFailed"];
        Look: {
            /** @description null where the face of the skin is shown. */
            avatar: components["schemas"]["Avatar"] | null;
            /** @description What the player's own state now says of them. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** @description null where none is worn. */
            cape: components["schemas"]["WornCape"] | null;
            /** @description What `user/avatar/rollback` brings back; null for nothing. */
            previousAvatar: components["schemas"]["Avatar"] | null;
            /** @description Id of the one of `skins` that is worn; null where one of ours is. */
            skin: string | null;
            /** @description The last ten, the one worn last first. */
            skins: components["schemas"]["KeptSkin"][];
        };
        /** @description Another with every change. */
        LookVersion: string;
        MailCode: {
            /** @description Six digits, spaces allowed. */
            code: string;
        };
        MailCodeRequest: {
            /** @description The new address. */
            email?: string;
        };
        MailSettings: {
            /** @description When the code that was sent runs out; null where none was. */
            codeUntil: string | null;
            /** @description Address of now, masked; null for none. */
            email: string | null;
            /**
             * @description Which of the four forms comes next.
             * @enum {string}
             */
            form: "send_code" | "enter_code" | "new_email" | "enter_new_code";
            /** @description Where the code of the last form went. */
            newEmail: string | null;
            /** @description When the same address may be written to again; null where nothing was sent. */
            resendAt: string | null;
            /** @description Of the code that was sent; 0 where none was. */
            triesLeft: number;
        };
        MailUndo: {
            /** @description Masked; null where it does not work. */
            newEmail: string | null;
            /** @description Masked; null where it does not work. */
            oldEmail: string | null;
            until: string | null;
            works: boolean;
        };
        MailUndoToken: {
            token: string;
        };
        Main: {
            /** @description null for a visitor who is not signed in. */
            auth: components["schemas"]["AuthState"] | null;
            brand: string;
            clients: components["schemas"]["GameClient"][];
            counts: components["schemas"]["Counts"];
            links: components["schemas"]["Links"];
            locale: components["schemas"]["Locale"];
            /** @description Operator contact for the legal texts. */
            operatorEmail: string;
            /** @description The signed-in player's own choice; null for a visitor, whose region is a cookie. */
            region: components["schemas"]["Region"] | null;
            /** @description Who takes the payments, as the public offer names them. */
            resellerName: string;
            /** @description Roles keyed by id. */
            roles: {
                [key: string]: components["schemas"]["RoleName"];
            };
            servers: components["schemas"]["ServerName"][];
            theme: components["schemas"]["ThemeId"];
        };
        Managers: {
            ban: {
                /** @description The ban that weighs most: everywhere before one server, then the newest. null while not banned. */
                current: components["schemas"]["Ban"] | null;
                /** @description Banned on a server or everywhere. */
                isBanned: boolean;
                /** @description Price of lifting the ban, minor units; null where it is not for sale, 0 while not banned. */
                unbanPrice: number | null;
            };
        };
        MoneyEntry: {
            /** @description Came in (positive) or went out (negative), minor units. */
            amount: number;
            at: components["schemas"]["Time"];
            /** @description Balance after it, minor units. */
            balanceAfter: number;
            currency: components["schemas"]["Currency"];
            /** @description What it was for, in the language asked for. */
            description: string;
            id: string;
            /**
             * @description order_refund is what was paid for a role that its game server never gave, or that was taken back after a wipe; opening is the balance a sample player starts with in development.
             * @enum {string}
             */
            kind: "top_up" | "top_up_bonus" | "purchase" | "gift" | "unban" | "unban_refund" | "order_refund" | "role_transfer" | "opening";
        };
        MoneyHistory: {
            items: components["schemas"]["MoneyEntry"][];
            nextCursor: string | null;
        };
        Monitoring: {
            records: components["schemas"]["OnlineRecords"];
            /** @description Keyed by server id. */
            servers: {
                [key: string]: components["schemas"]["ServerMonitoring"];
            };
        };
        Newcomers: {
            from: components["schemas"]["Time"];
            /** @description Players of each step, the first from `from` on; null before anybody played. */
            points: (number | null)[];
            /** @description From the beginning of a point to that of the next, seconds: a day, or some. */
            step: number;
        };
        NewDocument: {
            /** @description JSON of a DocumentContent, checked by its closed schema; a refusal names the place in details.fields. */
            content: string;
            /**
             * Format: uuid
             * @description From document/generate-id.
             */
            key: string;
            /** @enum {string} */
            state: "draft" | "scheduled" | "published";
            target: components["schemas"]["DocumentTarget"];
        };
        NewDocumentTag: {
            target: components["schemas"]["DocumentTarget"];
            title: {
                en: string;
                ru: string;
            };
        };
        /** @description What the browser made (RegistrationResponseJSON of WebAuthn), and how its owner calls it. */
        NewPasskey: {
            attestationObject: string;
            clientDataJSON: string;
            id: components["schemas"]["CredentialId"];
            name: components["schemas"]["PasskeyName"];
            transports: components["schemas"]["Transports"];
        };
        OauthBeginning: {
            service: components["schemas"]["SignInService"];
        };
        OauthBegun: {
            /** @description Secret of this browser, 256 bits as base64url. The site's own server takes it out of what goes to a page. */
            oauthKey: string;
            /**
             * Format: uri
             * @description Page of the service.
             */
            url: string;
        };
        OauthCallback: {
            browser?: components["schemas"]["BrowserFields"];
            code: string;
            state: string;
        };
        OauthLinked: {
            /** @enum {string} */
            outcome: "linked" | "proved";
            service: components["schemas"]["OauthService"];
        };
        OauthLinking: {
            service: components["schemas"]["OauthService"];
        };
        OauthResult: components["schemas"]["SignedIn"] | components["schemas"]["SignedInPending"] | components["schemas"]["OauthLinked"] | components["schemas"]["OauthTicket"];
        /** @enum {string} */
        OauthService: "vk" | "yandex" | "google" | "steam" | "discord" | "youtube";
        OauthTicket: {
            expiresAt: components["schemas"]["Time"];
            /** @description Name there; null where none is told. */
            name: string | null;
            /** @description A free nickname like the name there; null where there is none. */
            nickname: string | null;
            /** @constant */
            outcome: "register";
            service: components["schemas"]["SignInService"];
        };
        OauthWaiting: {
            ticket: components["schemas"]["OauthTicket"] | null;
        };
        /** @description A heartbeat that is not well-formed, such as one with a login of another game or a TPS above 20. */
        OddHeartbeat: {
            /** Format: uuid */
            bootId: string;
            /** @description As in Heartbeat, a count. */
            seq: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Most players at once in each hour of the clock, midnight first; null where no heartbeat came, in the future and in an hour that the clock leaves out. Where the clock is half an hour off UTC, of the hour of UTC that begins within. */
        OnlineDay: (number | null)[];
        /** @description Days of the zone; the last is this day of the week before. */
        OnlineDays: {
            today: components["schemas"]["OnlineDay"];
            weekBefore: components["schemas"]["OnlineDay"];
            yesterday: components["schemas"]["OnlineDay"];
        };
        OnlineHistory: {
            from: components["schemas"]["Time"];
            /** @description In their own order. */
            servers: components["schemas"]["ServerHistory"][];
            /** @description From the beginning of a point to that of the next, seconds. */
            step: number;
            /** @description All servers, counted at one moment; null where one of them is asked for. */
            together: components["schemas"]["OnlinePoints"] | null;
        };
        OnlineOn: {
            serverId: components["schemas"]["Slug"];
        };
        /** @description Most players at once in each step, the first from `from` on; null where no heartbeat came. */
        OnlinePoints: (number | null)[];
        /** @description Of one server, or of all together. */
        OnlineRecords: {
            /** @description Players now, a count. */
            onlineCurrent: number;
            /** @description Most players at once in the last 24 h, a count. */
            onlineDay: number;
            /** @description Most players at once ever, a count. */
            onlineMax: number;
            timeOnlineDay: components["schemas"]["Time"] | null;
            timeOnlineMax: components["schemas"]["Time"] | null;
        };
        OnlineSummary: {
            days: components["schemas"]["OnlineDays"];
            /** @description In their own order. */
            servers: components["schemas"]["RecordsOfServer"][];
            /** @description All servers, counted at one moment; null where one of them is asked for. */
            together: components["schemas"]["OnlineRecords"] | null;
            /** @description Mean players of each hour of the week over the last 56 days, Monday first. */
            week: (number | null)[][];
        };
        OtherPaymentEvent: {
            /** @description The reseller's id of the event. */
            eventId: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
        Passkey: {
            createdAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** @description null where it was never used. */
            lastUsedAt: components["schemas"]["Time"] | null;
            name: components["schemas"]["PasskeyName"];
        };
        PasskeyBegun: {
            /** @description Secret of this browser, 256 bits as base64url. The site's own server takes it out of what goes to a page. */
            passkeyKey: string;
            question: components["schemas"]["PasskeyQuestion"];
        };
        PasskeyName: string;
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
        PasskeyQuestion: {
            /** @description Empty where any passkey for this site will do. */
            allowCredentials: components["schemas"]["CredentialNamed"][];
            challenge: components["schemas"]["Challenge"];
            rpId: components["schemas"]["RelyingPartyId"];
            timeout: components["schemas"]["PasskeyTimeout"];
            /** @constant */
            userVerification: "required";
        };
        PasskeyRenaming: {
            /** Format: uuid */
            id: string;
            name: components["schemas"]["PasskeyName"];
        };
        Passkeys: {
            passkeys: components["schemas"]["Passkey"][];
        };
        PasskeySignIn: {
            browser?: components["schemas"]["BrowserFields"];
            passkey: components["schemas"]["Assertion"];
        };
        /** @description How long the browser may take, ms. */
        PasskeyTimeout: number;
        PasskeyToRemove: {
            /** Format: uuid */
            id: string;
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
        PasskeyWanted: {
            /** @constant */
            attestation: "none";
            authenticatorSelection: {
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                residentKey: "required";
                /** @constant */
                userVerification: "required";
            };
            challenge: components["schemas"]["Challenge"];
            excludeCredentials: components["schemas"]["CredentialNamed"][];
            pubKeyCredParams: {
                /**
                 * @description Algorithm by its COSE number: EdDSA, ES256, RS256; no unit.
                 * @enum {integer}
                 */
                alg: -8 | -7 | -257;
                /** @constant */
                type: "public-key";
            }[];
            rp: {
                id: components["schemas"]["RelyingPartyId"];
                name: string;
            };
            timeout: components["schemas"]["PasskeyTimeout"];
            user: {
                displayName: components["schemas"]["Login"];
                id: components["schemas"]["UserHandle"];
                name: components["schemas"]["Login"];
            };
        };
        PasswordReset: {
            newPassword: string;
            passwordConfirmation: string;
            token: components["schemas"]["LetterToken"];
        };
        PasswordUpdate: {
            newPassword: string;
            /** @description The present one; left out where the account has none. */
            password?: string;
            passwordConfirmation: string;
            /** @description Solved captcha challenge; needed once it was asked for. */
            recaptcha?: string;
        };
        /** @description What the reseller sends. The results of a payment are applied; every other event is stored as it came and reported to operators. Fields that are not described are stored too. */
        PaymentEvent: components["schemas"]["PaymentResult"] | components["schemas"]["OtherPaymentEvent"];
        /** @enum {string} */
        PaymentMethod: "bank_card" | "instant_payment" | "cryptocurrency";
        PaymentOptions: {
            /** @description Lowest first; the last whose from is reached counts. */
            bonuses: {
                /** @description From this top-up on, minor units. */
                from: number;
                /** @description Added to the top-up, percent. */
                percent: number;
            }[];
            currency: components["schemas"]["Currency"];
            limits: {
                /** @description Largest top-up, minor units. */
                max: number;
                /** @description Smallest top-up, minor units. */
                min: number;
            };
            methods: {
                description: string;
                id: components["schemas"]["PaymentMethod"];
                title: string;
            }[];
        };
        PaymentOrder: {
            /** @description To pay, minor units of RUB, bonus not counted. */
            amount: number;
            method: components["schemas"]["PaymentMethod"];
        };
        PaymentResult: {
            /** @description Paid, minor units. */
            amount: number;
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            /** @description The reseller's id of the event. */
            eventId: string;
            /**
             * Format: uuid
             * @description Our paymentId.
             */
            orderId: string;
            /** @enum {string} */
            type: "payment.succeeded" | "payment.failed";
        } & {
            [key: string]: unknown;
        };
        PaymentStarted: {
            /** Format: uuid */
            paymentId: string;
            /** Format: uri */
            redirectUrl: string;
        };
        /** @description Whose sign-in waits for which second factor (docs/product/accounts.md#second-factor). */
        PendingConfirmation: {
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            factor: components["schemas"]["Factor"];
            factors: components["schemas"]["Factors"];
            login: components["schemas"]["Login"];
            /** Format: uuid */
            userId: string;
        };
        /**
         * @description 31 days, 93 days, or without end.
         * @enum {string}
         */
        Period: "month" | "three_months" | "forever";
        PeriodPrice: {
            /** @description Minor units. */
            amount: number;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["Period"];
        };
        /** @description Nested map of dotted keys; a check passes when the path resolves to a truthy value (docs/product/accounts.md#permissions). */
        Permissions: {
            launcher?: {
                admin?: boolean;
            };
            web?: {
                bans?: {
                    manage?: boolean;
                };
                documents?: {
                    create?: boolean;
                    edit?: boolean;
                };
            };
        };
        /** @description Running totals of one player on the server that sends them (statistics of docs/product/game-bridge.md#events). */
        PlayerCounters: {
            /** @description Total, blocks. */
            blocksBroken: number;
            /** @description Total, blocks. */
            blocksPlaced: number;
            /** @description Total, a count. */
            caseOpenings: number;
            /** @description Total, a count. */
            chatMessages: number;
            /** @description Total, whole coins. */
            coinExpenses: number;
            /** @description Total, whole coins. */
            coinIncome: number;
            /** @description Total, a count. */
            deaths: number;
            /** @description Total, experience points. */
            experience: number;
            login: components["schemas"]["Login"];
            /** @description Total, a count. */
            mobsKilled: number;
            /** @description Total, a count. */
            playersKilled: number;
        };
        /**
         * @description What a player does for the project.
         * @enum {string}
         */
        PlayerGroup: "editor" | "moderator" | "admin";
        /** @description What a player wears. The pictures are at `skin/{login}/texture` and `skin/{login}/cape`, with the version as `v`. */
        PlayerLook: {
            /** @description null where none is worn. */
            cape: components["schemas"]["LookVersion"] | null;
            login: components["schemas"]["Login"];
            model: components["schemas"]["SkinModel"];
            skin: components["schemas"]["LookVersion"];
        };
        PlayerRole: {
            /** @description null is for ever. */
            expiresAt: components["schemas"]["Time"] | null;
            role: components["schemas"]["RoleName"];
            startedAt: components["schemas"]["Time"];
        };
        PlayerRoles: {
            groups: components["schemas"]["PlayerGroup"][];
            login: components["schemas"]["Login"];
            roles: components["schemas"]["PlayerRole"][];
        };
        PlayerSkin: {
            /** @description Version of the cape; null where none is worn. */
            cape: components["schemas"]["LookVersion"] | null;
            model: components["schemas"]["SkinModel"];
            version: components["schemas"]["LookVersion"];
        };
        PlayersRevision: {
            /** @description Opaque; to be compared with an earlier one only. */
            revision: string;
        };
        PlayerStatistics: {
            /** @description Total, blocks. */
            blocksBroken: number;
            /** @description Total, blocks. */
            blocksPlaced: number;
            /** @description Total, a count. */
            caseOpenings: number;
            /** @description Total, a count. */
            chatMessages: number;
            /** @description null where the player hides coins. */
            coins: components["schemas"]["CoinStatistics"] | null;
            /** @description Total, a count. */
            deaths: number;
            /** @description Total, experience points. */
            experience: number;
            login: components["schemas"]["Login"];
            /** @description Total, a count. */
            mobsKilled: number;
            /** @description Total, a count. */
            playersKilled: number;
            /** @description null where the player hides playtime. */
            playtime: components["schemas"]["PlaytimeStatistics"] | null;
            /** @description null is all of them together. */
            server: components["schemas"]["Slug"] | null;
        };
        Playtime: {
            login: components["schemas"]["Login"];
            /** @description One after another without a gap, the oldest first. */
            points: components["schemas"]["PlaytimePoint"][];
            /**
             * @description Weeks begin on Monday.
             * @enum {string}
             */
            resolution: "hour" | "day" | "week" | "month";
            /** @description null is all of them together. */
            server: components["schemas"]["Slug"] | null;
        };
        /** @description Both are null where nobody knows, in the future and in hours of more than a year ago, and where it would tell that the player is or was just there: in the day that is not over, for those from whom lastSeen is hidden. */
        PlaytimePoint: {
            /** @description Away from keyboard besides, seconds. */
            afkSeconds: number | null;
            at: components["schemas"]["Time"];
            /** @description Played, seconds. */
            seconds: number | null;
        };
        /** @description Days and weeks of UTC. */
        PlaytimeStatistics: {
            /** @description Ever away from keyboard besides, seconds. */
            afk: number;
            /** @description Played in the last 31 days, seconds. */
            month: number;
            /** @description How often, a count. */
            sessions: number;
            /** @description Ever played, seconds. */
            total: number;
            /** @description Played since Monday, seconds. */
            week: number;
            /** @description Played in the week before, seconds. */
            weekBefore: number;
            /** @description Played in the last 365 days, seconds. */
            year: number;
        };
        Price: {
            /** @description Before discount, minor units. */
            base: number;
            currency: components["schemas"]["Currency"];
            discount: {
                /** @description Taken off, minor units. */
                amount: number;
                /** @enum {string} */
                reason: "active_role";
                /** @description The reason in words, in the language asked for. */
                text: string;
            } | null;
            /** @description To be paid, minor units. */
            final: number;
        };
        /** @description To whom each part is shown; the owner and moderators see all of them. When a player was last seen is shown only to those who also see whether they are online. */
        Privacy: {
            coins: components["schemas"]["ShownTo"];
            friends: components["schemas"]["ShownTo"];
            lastSeen: components["schemas"]["ShownTo"];
            online: components["schemas"]["ShownTo"];
            playtime: components["schemas"]["ShownTo"];
            roles: components["schemas"]["ShownTo"];
            services: components["schemas"]["ShownTo"];
            statistics: components["schemas"]["ShownTo"];
        };
        /**
         * @description A part of a profile that its owner may keep from others.
         * @enum {string}
         */
        PrivacyPart: "online" | "playtime" | "statistics" | "coins" | "friends" | "roles" | "lastSeen" | "services";
        Profile: {
            /** @description null where the player never set one; the page then draws a default face. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** @description The ban that weighs most now: everywhere before one server, then the newest. null while not banned. */
            ban: components["schemas"]["PublicBan"] | null;
            /** @description null where hidden. */
            coins: components["schemas"]["ProfileCoins"] | null;
            cover: components["schemas"]["ProfileCover"];
            /** @description Friends, a count; null where hidden. */
            friends: number | null;
            /** @description null for a visitor and for oneself. */
            friendState: components["schemas"]["FriendState"] | null;
            /** @description Parts that are kept from the asker. */
            hidden: components["schemas"]["PrivacyPart"][];
            /** Format: uuid */
            id: string;
            /** @description When the player was last in the game; null where never, or hidden. */
            lastSeenAt: components["schemas"]["Time"] | null;
            /** @description Whether the asker is one of them. */
            liked: boolean;
            /** @description Players who like this one, a count. */
            likes: number;
            login: components["schemas"]["Login"];
            /** @description Where the player is in the game now; null where nowhere, or hidden. */
            online: components["schemas"]["OnlineOn"] | null;
            /** @description Another one when the share picture of the profile shows something else; of what a visitor sees alone. */
            pictureVersion: string;
            /** @description null where hidden. Up to the last day that is over where lastSeen is hidden. */
            playtime: components["schemas"]["ProfilePlaytime"] | null;
            /** @description What is kept from others, for those from whom nothing is: the owner and moderators. null for all others. */
            privacy: components["schemas"]["Privacy"] | null;
            ranks: components["schemas"]["Ranks"];
            registeredAt: components["schemas"]["Time"];
            /** @description Roles held now and what the player does for the project; null where hidden. */
            roles: components["schemas"]["PlayerRoles"] | null;
            /** @description Linked for the profile, Discord before YouTube; null where hidden. */
            services: components["schemas"]["ProfileService"][] | null;
        };
        ProfileCoins: {
            /** @description On all servers together, whole coins. */
            amount: number;
            /** @description Every server, in their order. */
            servers: {
                /** @description Whole coins. */
                amount: number;
                serverId: components["schemas"]["Slug"];
            }[];
        };
        /** @description How a profile's head is dressed. */
        ProfileCover: {
            art: components["schemas"]["CoverArt"];
            glow: components["schemas"]["CoverGlow"];
            style: components["schemas"]["CoverStyle"];
        };
        ProfileLike: {
            liked: boolean;
            nickname: components["schemas"]["AnyNickname"];
        };
        ProfileLikes: {
            liked: boolean;
            /** @description Players who like this one, a count. */
            likes: number;
        };
        ProfilePlaytime: {
            /** @description Besides that away from keyboard, seconds. */
            afkSeconds: number;
            /** @description Time in the game on all servers at the keyboard, seconds. */
            seconds: number;
            /** @description Servers that were played on, in their order. */
            servers: {
                /** @description Besides that away from keyboard, seconds. */
                afkSeconds: number;
                /** @description Time in the game there at the keyboard, seconds. */
                seconds: number;
                serverId: components["schemas"]["Slug"];
            }[];
        };
        ProfileService: {
            /**
             * Format: uri
             * @description Their page there.
             */
            link: string;
            /** @description Name there; null where none is told. */
            name: string | null;
            /** @enum {string} */
            service: "discord" | "youtube";
        };
        Proof: {
            password: string;
            /** @description Solved captcha challenge; needed once it was asked for. */
            recaptcha?: string;
        } | {
            /** @description As it came by letter. */
            code: string;
        } | {
            factorCode: components["schemas"]["ConfirmationCode"];
        } | {
            passkey: components["schemas"]["Assertion"];
        };
        ProofResult: components["schemas"]["Success"] | components["schemas"]["LoginFailed"];
        ProofWays: {
            /** @description Where a code would go, masked; null where the account has no e-mail. */
            email: string | null;
            /** @description Second factors that are on, by number; a code of any of them will do, and of passkeys (4) one of them. */
            factors: components["schemas"]["Factor"][];
            /** @description Whether the account has one that is let in. */
            password: boolean;
            /** @description Services by which one may go and come back. */
            services: components["schemas"]["SignInService"][];
        };
        /** @description A ban as everybody sees it (docs/product/community.md#bans). */
        PublicBan: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            banned_by: string;
            /** @description Where the player is banned; null is everywhere. */
            server: components["schemas"]["Slug"] | null;
            /** @description null is never. */
            unban_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        PurchaseMode: "buy" | "extend" | "stack";
        /** @description A place, a count from 1. */
        Rank: number | null;
        /** @description Places in the tops of all servers together, counts from 1. null where the player has none, banned for one, and where the part that the top counts is hidden. */
        Ranks: {
            coins: components["schemas"]["Rank"];
            likes: components["schemas"]["Rank"];
            online: components["schemas"]["Rank"];
            playtime: components["schemas"]["Rank"];
        };
        ReadingTime: {
            /** Format: uuid */
            key: string;
            /** @description Read since the last report, seconds. */
            seconds: number;
            /**
             * Format: uuid
             * @description Made by the page, one for each time it is opened.
             */
            viewId: string;
        };
        RecordsOfServer: {
            records: components["schemas"]["OnlineRecords"];
            server: components["schemas"]["Slug"];
        };
        Referral: {
            code: components["schemas"]["Login"];
            /** @description Whole coins. */
            coins: number;
            /** @description Whole coins for a full hour of a friend. */
            coinsPerHour: number;
            downloads: components["schemas"]["Visitors"];
            /** @description Full hours that were paid. */
            hours: number;
            /** @description What to send to a friend. */
            link: string;
            /** @description The oldest first, without gaps, up to now. */
            points: components["schemas"]["ReferralPoint"][];
            registrations: components["schemas"]["Visitors"];
            /** @description Whose coins are paid; null while there is no server. */
            server: components["schemas"]["Slug"] | null;
            /** @enum {string} */
            step: "day" | "month";
            visits: components["schemas"]["Visitors"];
        };
        ReferralPoint: {
            at: components["schemas"]["Time"];
            /** @description Whole coins paid in this step. */
            coins: number;
            downloads: components["schemas"]["Visitors"];
            /** @description Full hours paid in this step. */
            hours: number;
            registrations: components["schemas"]["Visitors"];
            visits: components["schemas"]["Visitors"];
        };
        RefundDelivery: {
            delivery: components["schemas"]["DeliveryState"];
            /** @description Given with another end; false where it is taken away. */
            given: boolean;
            role: components["schemas"]["RoleName"];
        };
        RefundedRole: {
            /**
             * @description Ends at once; has another end; is held again, since the upgrade from it is undone.
             * @enum {string}
             */
            change: "ends" | "changes" | "returns";
            /** @description Its end then; null is for ever, or that it ends at once. */
            expiresAt: components["schemas"]["Time"] | null;
            role: components["schemas"]["RoleName"];
        };
        RefundLine: {
            /** @description What was paid, minor units. */
            amount: number;
            at: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "purchase" | "upgrade" | "extension" | "gift" | "unban" | "move";
            /** @description null for what is bought for no period. */
            period: components["schemas"]["Period"] | null;
            /** @description Why it does not come back, null where it does. before, after: spent before those 14 days, or after the wipe; gift: another player has it; service: an unban or the move of a role, which no wipe undoes; refunded: paid back already; moved: the role is on another server; extended, upgraded: something that stays was bought on it; held_again: the role that it ended was bought again; free: nothing was paid; window_over: the 14 days after the wipe are over. */
            reason: ("before" | "after" | "gift" | "service" | "refunded" | "moved" | "extended" | "upgraded" | "held_again" | "free" | "window_over") | null;
            /** @description null for an unban. */
            role: components["schemas"]["RoleName"] | null;
        };
        /** @description What was spent from spentFrom on and before wipedAt counts; from openUntil on nothing is taken back. The price is what comes back now, 0 where the state is not open. */
        RefundOfWipe: {
            lines: components["schemas"]["RefundLine"][];
            openUntil: components["schemas"]["Time"];
            price: components["schemas"]["Price"];
            /** @description What becomes of roles if it is taken back now. */
            roles: components["schemas"]["RefundedRole"][];
            serverId: components["schemas"]["Slug"];
            spentFrom: components["schemas"]["Time"];
            /**
             * @description Something can come back; nothing can; it was taken back; the time is over.
             * @enum {string}
             */
            state: "open" | "nothing" | "taken" | "over";
            taken: components["schemas"]["TakenRefund"] | null;
            wipedAt: components["schemas"]["Time"];
            /** Format: uuid */
            wipeId: string;
        };
        RefundOrder: {
            /** @description Sum the player was shown, minor units. */
            expectedPrice: number;
            /** Format: uuid */
            wipeId: string;
        };
        Refunds: {
            wipes: components["schemas"]["RefundOfWipe"][];
        };
        RefundTaken: {
            /** @description After it, minor units. */
            balance: number;
            refund: components["schemas"]["TakenRefund"];
        };
        /** @enum {string} */
        Region: "russia" | "global";
        RegionChoice: {
            region: components["schemas"]["Region"];
        };
        Registration: {
            browser?: components["schemas"]["BrowserFields"];
            consents: components["schemas"]["Consents"];
            email: string;
            login: string;
            password: string;
            passwordConfirmation: string;
            /** @description Solved captcha challenge. */
            recaptcha: string;
            region?: components["schemas"]["Region"];
            system?: components["schemas"]["SystemFields"];
        };
        /** @description Domain that the passkey is for. */
        RelyingPartyId: string;
        ResetRequest: {
            email: string;
            /** @description Solved captcha challenge. */
            recaptcha: string;
        };
        ResetStatus: {
            valid: boolean;
        };
        ResetToken: {
            token: components["schemas"]["LetterToken"];
        };
        RoleFeatures: {
            abilities: components["schemas"]["Ability"][];
            kits: components["schemas"]["Kit"][];
            roleId: components["schemas"]["Slug"];
        };
        RoleGrantDelivery: {
            /** @constant */
            action: "role.grant";
            args: {
                roleId: components["schemas"]["Slug"];
                /** @description null is for ever. */
                until: components["schemas"]["Time"] | null;
            };
            /** @description Which try this is, a count. */
            attempt: number;
            expiresAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            leaseId: string;
            login: components["schemas"]["Login"];
        };
        RoleName: {
            color: string;
            id: components["schemas"]["Slug"];
            name: string;
            serverId: components["schemas"]["Slug"];
            /** @description Place in the order of roles on its server, 1 is the lowest; no unit. */
            tier: number;
        };
        RoleOffer: {
            /** @description End of the role if bought now; null is for ever, or not told: the new end of a role that another player holds. */
            expiresAt: components["schemas"]["Time"] | null;
            mode: components["schemas"]["PurchaseMode"];
            period: components["schemas"]["Period"];
            price: components["schemas"]["Price"];
            /** @description Role that ends with this purchase because its remaining value is the discount. */
            replaces: components["schemas"]["Slug"] | null;
        };
        RoleOrder: {
            /** @description Final price the player was shown, minor units. */
            expectedPrice: number;
            mode: components["schemas"]["PurchaseMode"];
            period: components["schemas"]["Period"];
            /** @description Login of the player it is a gift for. */
            recipient?: string;
            roleId: components["schemas"]["Slug"];
        };
        RolePurchase: {
            /** @description Left after the purchase, minor units, in the currency of the price. */
            balance: number;
            delivery: components["schemas"]["DeliveryState"];
            grant: {
                /** @description null is for ever. */
                expiresAt: components["schemas"]["Time"] | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                state: "active";
            };
            /** Format: uuid */
            orderId: string;
            price: components["schemas"]["Price"];
        };
        RoleRevokeDelivery: {
            /** @constant */
            action: "role.revoke";
            args: {
                roleId: components["schemas"]["Slug"];
            };
            /** @description Which try this is, a count. */
            attempt: number;
            expiresAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            leaseId: string;
            login: components["schemas"]["Login"];
        };
        RoleTransfer: {
            /** @description Left after it, minor units, in the currency of the price. */
            balance: number;
            deliveries: {
                grant: components["schemas"]["DeliveryState"];
                revoke: components["schemas"]["DeliveryState"];
            };
            grant: {
                /** @description null is for ever. */
                expiresAt: components["schemas"]["Time"] | null;
                /** Format: uuid */
                id: string;
                /** @enum {string} */
                state: "active";
            };
            price: components["schemas"]["Price"];
            /** Format: uuid */
            transferId: string;
        };
        RoleTransferOptions: {
            /** @description Its end, here or there; null is for ever. */
            expiresAt: components["schemas"]["Time"] | null;
            /** Format: uuid */
            grantId: string;
            role: components["schemas"]["RoleName"];
            servers: {
                /** @description Held there already: it cannot be moved there. */
                isHeld: boolean;
                price: components["schemas"]["Price"];
                role: components["schemas"]["RoleName"];
                serverId: components["schemas"]["Slug"];
            }[];
        };
        RoleTransferOrder: {
            /** @description Final price the player was shown, minor units. */
            expectedPrice: number;
            /** Format: uuid */
            grantId: string;
            toServerId: components["schemas"]["Slug"];
        };
        Rules: {
            sections: {
                id: components["schemas"]["Slug"];
                items: {
                    /** @description Such as 2.4, to be quoted by. */
                    number: string;
                    punishment: string | null;
                    text: string;
                }[];
                title: string;
            }[];
            updatedAt: components["schemas"]["Time"];
        };
        Server: {
            /** @description Host name players connect to. */
            address: string;
            color: string;
            documentMeta: components["schemas"]["ServerMeta"];
            id: components["schemas"]["Slug"];
            summary: string;
            /** @description Names of its worlds. */
            worlds: string[];
        };
        ServerDetails: {
            /** @description null where it was not asked for. */
            full: components["schemas"]["ServerFull"] | null;
            server: components["schemas"]["Server"];
        };
        ServerFull: {
            /** @description The least that a privilege of it costs, before any discount; null where it sells none. */
            privilegesFrom: components["schemas"]["PeriodPrice"] | null;
            statistics: components["schemas"]["ServerStatistics"];
            wipes: components["schemas"]["ServerWipes"];
        };
        ServerHistory: {
            online: components["schemas"]["OnlinePoints"];
            server: components["schemas"]["Slug"];
            /** @description Mean of each step, null where no heartbeat came. */
            tps: (number | null)[];
        };
        ServerList: {
            items: components["schemas"]["Server"][];
            nextCursor: string | null;
        };
        /** @description Server fields of docs/product/content.md#documents. */
        ServerMeta: {
            gameVersion: string;
            /** @description Side of the main world, blocks. */
            mainWorldArea: number;
            mods: string[];
            /** @description Side of every other world, blocks. */
            otherWorldsArea: number;
            /**
             * @description Fighting between players: everywhere, nowhere, or by agreement.
             * @enum {string}
             */
            pvpMode: "on" | "off" | "duels";
            serverName: string;
        };
        ServerMonitoring: {
            /** @description Last heartbeat; null before the first. */
            heartbeatAt: components["schemas"]["Time"] | null;
            /** @description Places, a count. */
            maxPlayers: number;
            /** @description Players on the server, a count; 0 while offline. */
            online: number;
            /** @description Most players at once in the last 24 h, a count. */
            onlineDay: number;
            /** @description Some who are there, the longest first and who is away last; none while offline. */
            players: components["schemas"]["Login"][];
            /** @enum {string} */
            status: "online" | "stale" | "offline";
            /** @description Game ticks a second; 20 is full speed. */
            tps: number;
        };
        ServerName: {
            documentMeta: {
                serverName: string;
            };
            id: components["schemas"]["Slug"];
        };
        ServerOnline: {
            from: components["schemas"]["Time"];
            /** @description Most players at once in each step, the first from `from` on; null where no heartbeat came. */
            points: (number | null)[];
            /** @description From the beginning of a point to that of the next, seconds. */
            step: number;
        };
        ServerStatistics: {
            /** @description Different players of the last 24 h, a count; null where the server has never reported. */
            playersDay: number | null;
            records: components["schemas"]["OnlineRecords"];
        };
        /** @description When worlds were made anew and everything in them began again. */
        ServerWipes: {
            /** @description The first one to come; null while none is announced. */
            next: components["schemas"]["Time"] | null;
            /** @description The last 100 of them, the latest first. */
            past: components["schemas"]["Time"][];
        };
        ServiceLink: {
            linkedAt: components["schemas"]["Time"];
            /** @description Name there; null where none is told. */
            name: string | null;
            /** @description The only way to sign in: it cannot be unlinked. */
            only: boolean;
            service: components["schemas"]["LinkedService"];
        };
        ServiceRegistration: {
            browser?: components["schemas"]["BrowserFields"];
            consents: components["schemas"]["Consents"];
            login: string;
            region?: components["schemas"]["Region"];
        };
        ServiceToUnlink: {
            service: components["schemas"]["LinkedService"];
        };
        Session: {
            /** @description Prefix of the address (a /24, or a /48), never the whole. */
            address: string | null;
            createdAt: components["schemas"]["Time"];
            /** @description The session of this very call. */
            current: boolean;
            /** @description User agent, cut at 500 characters. */
            device: string | null;
            endedAt: components["schemas"]["Time"] | null;
            /**
             * Format: uuid
             * @description Public access id.
             */
            id: string;
            lastSeenAt: components["schemas"]["Time"];
            /** @enum {string} */
            source: "site" | "launcher" | "game";
            /** @enum {string} */
            state: "active" | "terminated";
        };
        SessionList: {
            items: components["schemas"]["Session"][];
            nextCursor: string | null;
        };
        SessionRefresh: {
            browser?: components["schemas"]["BrowserFields"];
            code?: components["schemas"]["ConfirmationCode"];
            passkey?: components["schemas"]["Assertion"];
            system?: components["schemas"]["SystemFields"];
        };
        SessionState: {
            auth: components["schemas"]["AuthState"];
            region: components["schemas"]["Region"] | null;
        };
        SessionToTerminate: {
            /** Format: uuid */
            id: string;
        };
        /** @enum {string} */
        ShownTo: "everyone" | "friends" | "nobody";
        SignedIn: {
            /** Format: uuid */
            accessId: string;
            /** @description Secret, 256 bits as base64url. The site's own server takes it out of what goes to a page. */
            accessToken: string;
            /** @description Minor units. */
            balance: number;
            /** @description Whole coins. */
            coins: number;
            currency: components["schemas"]["Currency"];
            data: components["schemas"]["CurrentUser"];
            managers: components["schemas"]["Managers"];
            permissions: components["schemas"]["Permissions"];
            preferredServer: components["schemas"]["Slug"] | null;
            /** @constant */
            success: true;
        };
        /** @description Login and password were right, and a second factor is on: with these credentials every call but confirmation and logout answers -7. */
        SignedInPending: {
            /** Format: uuid */
            accessId: string;
            /** @description Secret, 256 bits as base64url. The site's own server takes it out of what goes to a page. */
            accessToken: string;
            pending: components["schemas"]["PendingConfirmation"];
            /** @constant */
            success: true;
        };
        SignInMethod: {
            /** @description The service is linked, e-mail and password are set, or a passkey was added. */
            available: boolean;
            /** @description One can sign in with it. */
            enabled: boolean;
            /** @enum {string} */
            method: "password" | "vk" | "yandex" | "google" | "steam" | "passkey";
            /** @description The only one that is on: it can be neither turned off nor unlinked. */
            only: boolean;
        };
        SignInMethodChoice: {
            enabled: boolean;
            method: components["schemas"]["SignInMethodName"];
        };
        /** @enum {string} */
        SignInMethodName: "password" | "vk" | "yandex" | "google" | "steam";
        /** @enum {string} */
        SignInService: "vk" | "yandex" | "google" | "steam";
        SignInServices: {
            services: components["schemas"]["OauthService"][];
        };
        SkinChoice: {
            /** Format: uuid */
            id: string;
            /** @description As it was worn last where left out. */
            model?: components["schemas"]["SkinModel"];
        };
        /**
         * @description Arms of four pixels, or of three.
         * @enum {string}
         */
        SkinModel: "classic" | "slim";
        SkinUpload: {
            /**
             * Format: binary
             * @description The skin.
             */
            file: Blob;
            /** @description Told from the picture where left out. */
            model?: components["schemas"]["SkinModel"];
        };
        Slug: string;
        /** @description The fields of OpenID 2.0, without their prefix `openid.`. */
        SteamAssertion: {
            assoc_handle: string;
            claimed_id: string;
            identity: string;
            mode: string;
            ns: string;
            op_endpoint: string;
            response_nonce: string;
            return_to: string;
            sig: string;
            signed: string;
        };
        SteamCallback: {
            browser?: components["schemas"]["BrowserFields"];
            openid: components["schemas"]["SteamAssertion"];
            state: string;
        };
        StoreComparison: {
            /** @description Each ability that any of the roles gives, in the order in which they first appear. */
            abilities: components["schemas"]["ComparedAbility"][];
            /** @description Lowest role first. */
            roles: components["schemas"]["StoreRole"][];
            serverId: components["schemas"]["Slug"];
        };
        StoreRole: {
            /** @description Held now by the asker; always null in offers for another player. */
            active: components["schemas"]["ActiveGrant"] | null;
            bestChoice: boolean;
            color: string;
            highlights: string[];
            id: components["schemas"]["Slug"];
            kits: components["schemas"]["KitName"][];
            name: string;
            /** @description What can be bought now; empty where nothing can (held for ever). */
            offers: components["schemas"]["RoleOffer"][];
            /** @description The list prices, before any discount. */
            prices: components["schemas"]["PeriodPrice"][];
            serverId: components["schemas"]["Slug"];
            summary: string;
            /** @description Place in the order of roles on its server, 1 is the lowest; no unit. */
            tier: number;
        };
        StoreRoleList: {
            items: components["schemas"]["StoreRole"][];
            /** @description As the player writes it; null for the asker's own offers. */
            recipient: components["schemas"]["Login"] | null;
            serverId: components["schemas"]["Slug"];
        };
        Success: {
            /** @constant */
            success: true;
        };
        /** @description What the launcher says of the machine. */
        SystemFields: {
            arch?: string;
            launcherVersion?: string;
            /** @description Installed memory, MiB. */
            memoryMb?: number;
            os?: string;
        };
        TakenRefund: {
            /** @description Went to the balance, minor units. */
            amount: number;
            at: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            deliveries: components["schemas"]["RefundDelivery"][];
            /** Format: uuid */
            refundId: string;
        };
        Team: {
            groups: {
                description: string;
                id: components["schemas"]["Slug"];
                members: {
                    avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
                    login: components["schemas"]["Login"];
                    /** @description What they answer for, in words. */
                    role: string;
                    /** @description null for those who look after all servers. */
                    serverId: components["schemas"]["Slug"] | null;
                }[];
                title: string;
            }[];
        };
        TerminatedCount: {
            /** @description Sessions ended, a count. */
            terminated: number;
        };
        ThemeChoice: {
            theme: components["schemas"]["ThemeId"];
        };
        /** @description A colour of CSS, such as #ffb3d2 or rgba(255, 143, 189, 0.14). */
        ThemeColor: string;
        ThemeData: {
            accent1: components["schemas"]["ThemeColor"];
            accent2: components["schemas"]["ThemeColor"];
            backgroundTabTransparent: components["schemas"]["ThemeColor"];
            buttonGlow: components["schemas"]["ThemeColor"];
            buttonGlowHover: components["schemas"]["ThemeColor"];
            doubleGradient1: components["schemas"]["ThemeColor"];
            doubleGradient2: components["schemas"]["ThemeColor"];
            glowDark: components["schemas"]["ThemeColor"];
            glowLight: components["schemas"]["ThemeColor"];
            glowUltraLight: components["schemas"]["ThemeColor"];
            graphAccent: components["schemas"]["ThemeColor"];
            graphMarker: components["schemas"]["ThemeColor"];
            graphText: components["schemas"]["ThemeColor"];
            tripleGradient1: components["schemas"]["ThemeColor"];
            tripleGradient2: components["schemas"]["ThemeColor"];
            tripleGradient3: components["schemas"]["ThemeColor"];
        };
        /** @enum {string} */
        ThemeId: "octarine" | "sea-wave" | "amber-orange" | "starry-night" | "sakura" | "matcha";
        Themes: {
            current: components["schemas"]["ThemeId"];
            items: {
                data: components["schemas"]["ThemeData"];
                id: components["schemas"]["ThemeId"];
            }[];
        };
        /**
         * Format: date-time
         * @description RFC 3339 UTC.
         */
        Time: string;
        /** @description Banned players are left out. Who keeps what is counted from the asker keeps the place, without name and value. */
        Top: {
            /** @description The place of the asker, wherever it is; null for visitors and for those who have none. */
            own: components["schemas"]["TopPlace"] | null;
            places: components["schemas"]["TopPlace"][];
            /** @description When it was reckoned last; null while it never was. */
            refreshedAt: components["schemas"]["Time"] | null;
            /** @description null is all servers together. */
            server: components["schemas"]["Slug"] | null;
            type: components["schemas"]["TopType"];
        };
        TopLeaders: components["schemas"]["TopPlace"][];
        TopPlace: {
            /** @description Places won since the last midnight, UTC; null where login is, and for who was not among the first thousand then. */
            change: number | null;
            /** @description null where the player keeps it from the asker. */
            login: components["schemas"]["Login"] | null;
            /** @description A count from 1; who has as much as another has the same. */
            place: number;
            /** @description Playtime and online: seconds without those away from keyboard; coins: whole coins; likes: a count. null where login is. */
            value: number | null;
        };
        /** @enum {string} */
        TopType: "playtime" | "online" | "coins" | "likes";
        /** @enum {string} */
        Transport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        Transports: components["schemas"]["Transport"][];
        /** @description Two-factor state (docs/product/accounts.md#second-factor). */
        TwoFactor: {
            /** @description What links a bot, while it is good. */
            code: components["schemas"]["LinkCode"] | null;
            enabled: boolean;
            methods: components["schemas"]["FactorMethod"][];
            /** @description Recovery codes not used yet, a count. */
            recoveryCodes: number;
            /**
             * @description The factor that sign-in asks for: 0 none, 1 Telegram, 2 VK, 3 authenticator app, 4 passkey; no unit.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3 | 4;
        };
        Unban: {
            /** @description Left after it, minor units, in the currency of the price. */
            balance: number;
            ban: components["schemas"]["Ban"];
            /** @description The order to the game server; null for a ban that no game server keeps. */
            delivery: components["schemas"]["DeliveryState"] | null;
            price: components["schemas"]["Price"];
        };
        UnbanOrder: {
            /** Format: uuid */
            banId: string;
            /** @description Price the player was shown, minor units. */
            expectedPrice: number;
        };
        /** @description Whose it is, as base64url. */
        UserHandle: string;
        VersionToRestore: {
            /** Format: uuid */
            key: string;
            /** @description The one to go back to. */
            restore: number;
            /** @description The newest, as it was read. */
            version: number;
        };
        /** @description Visitors, each once a day, or players. */
        Visitors: number;
        VkCallback: {
            browser?: components["schemas"]["BrowserFields"];
            code: string;
            /** @description What VK ID calls device_id. */
            deviceId: string;
            state: string;
        };
        WornCape: {
            url: components["schemas"]["FileAddress"];
        };
    };
    responses: {
        /** @description Malformed request (2), or a form's own fault (1). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflicts with the present state (5), or a form's own fault (1). */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Missing permission or banned (3), two-factor confirmation needed (-7). */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Our fault (500). Carries a request id. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found (4). */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Body too large (7). */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many tries (6). Retry-After is set (seconds). */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Signed out: credentials missing, expired or terminated (8). */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description An outside party or the database does not answer (9). Nothing was charged, unless details.type is outcome_unknown: ask again with the same key. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood, but a form's fields are wrong (1), or an idempotency key came with another body (2). */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Body of an unsupported type (7). */
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
        Chosen: components["schemas"]["Slug"];
        /** @description A referral code, in any case. */
        Code: string;
        /** @description Opaque place to go on from, as the last answer gave it. */
        Cursor: string;
        /** @description The first point holds this moment. */
        From: components["schemas"]["Time"];
        /** @description Only these movements; refund is every kind of paying back, top_up its bonus too. */
        HistoryKind: "top_up" | "purchase" | "gift" | "unban" | "role_transfer" | "refund" | "coin_transfer" | "bonus" | "referral" | "opening";
        /** @description Within the last day, 7, 31 or 365 days. */
        HistoryPeriod: "day" | "week" | "month" | "year";
        /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
        IdempotencyKey: string;
        /** @description Entries a page, 1–100. */
        Limit: number;
        /** @description Nickname, in any case. */
        Nick: components["schemas"]["AnyNickname"];
        /** @description Nickname, in any case. */
        Nickname: components["schemas"]["AnyNickname"];
        /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
        OauthKey: string;
        /** @description UUID. The same key and body replay the first answer. */
        OptionalIdempotencyKey: string;
        /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
        PasskeyKey: string;
        /** @description Months of 31 days and years of 365, up to now; max is since the player was first seen. 1m where it is left out. */
        Period: "1m" | "3m" | "6m" | "1y" | "3y" | "5y" | "max";
        /** @description Years of 365 days; max is since the first heartbeat. 24h where it and both moments are left out. */
        Range: "1h" | "24h" | "7d" | "31d" | "1y" | "max";
        /** @description The code that this browser came by. The site's own server keeps it in a cookie. One that nobody has changes nothing. */
        ReferralCode: string;
        /** @description What a point stands for. */
        Resolution: "hour" | "day" | "week" | "month";
        /** @description Server id, longer than any may be, so that whatever an address names is found or is 404; all of them where it is left out. */
        Server: string;
        /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
        "Server-2": string;
        /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
        ServerId: string;
        /** @description HMAC-SHA256 in hex. */
        Signature: string;
        /** @description Never used before, 16 to 64 characters. */
        SignatureNonce: string;
        /** @description Seconds since 1970. */
        SignatureTimestamp: string;
        /** @description Whose days, weeks and months they are, a name of the IANA database; UTC where it is left out. */
        Timezone: string;
        /** @description Points that begin before this moment are told. */
        To: components["schemas"]["Time"];
        /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
        TopServer: string;
        /** @description Version of what is asked for, as an AvatarOrSkin has it for its id. */
        Version: string;
        /** @description Seconds since 1970. */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Present and true when a stored answer is sent again. */
        IdempotencyReplayed: "true";
        /** @description Version of what is drawn. */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listBans: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Banned within the last day, 7, 31 or 365 days. */
                period?: "day" | "week" | "month" | "year";
                /** @description How the login begins, in any case. */
                q?: string;
                /** @description Id of the server that banned; without those everywhere. */
                server?: components["schemas"]["Slug"];
                /** @description In force, in force for ever, or lifted and run out (which shows within a minute). */
                state?: "active" | "permanent" | "ended";
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
            /** @description A page of bans */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BanList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unbanPlayer: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnbanOrder"];
            };
        };
        responses: {
            /** @description Paid and lifted */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unban"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveBonus: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusClaim"];
            };
        };
        responses: {
            /** @description Given */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusGiven"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBonusStatus: {
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
            /** @description Steps, days in a row, and what comes next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCabinet: {
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
            /** @description Account, money, and what is held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cabinet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCabinetAbilities: {
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
            /** @description Servers where a role is held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CabinetAbilities"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCabinetAuthorization: {
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
            /** @description Each way, whether it is on, and why it cannot be turned off */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCabinetAuthorization: {
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
                "application/json": components["schemas"]["SignInMethodChoice"];
            };
        };
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLook: {
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
            /** @description The look as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoverArt: {
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
            /** @description Every choice in the order it is offered, and the one kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverArtOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCoverArt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cover as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileCover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoverGlow: {
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
            /** @description Every choice in the order it is offered, and the one kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverGlowOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCoverGlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cover as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileCover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoverStyle: {
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
            /** @description Every choice in the order it is offered, and the one kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoverStyleOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCoverStyle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole cover as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileCover"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
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
            /** @description Every wipe of late, line by line */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refunds"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeRefund: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrder"];
            };
        };
        responses: {
            /** @description Paid back */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCabinetRoles: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of grants: the held, those held longest first; then the ended, the last ended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CabinetRoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleTransferOrder"];
            };
        };
        responses: {
            /** @description Charged and moved */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleTransfer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleTransferServers: {
        parameters: {
            query: {
                /** @description Role that the asker holds. */
                roleId: components["schemas"]["Slug"];
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
            /** @description In the order of servers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleTransferOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTheme: {
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
            /** @description Every theme with its colours, and the one chosen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Themes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTheme: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme now kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ThemeChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptchaChallenge: {
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
            /** @description A signed challenge, good once */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocument: {
        parameters: {
            query: {
                /** @description Slug or key. */
                id: string;
                /** @description Which of the three. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description The document */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentAddresses: {
        parameters: {
            query: {
                /** @description Which part, counted from 1. */
                part: number;
                /** @description Which of the three. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description A part of them, and how many parts there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAddresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocument: {
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
                "application/json": components["schemas"]["DocumentAtVersion"];
            };
        };
        responses: {
            /** @description In the trash */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    editDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditedDocument"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateDocumentId: {
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
            /** @description A new key */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentKey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadDocumentImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description Key of the document, before its first save too. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentImage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeDocument: {
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
                "application/json": components["schemas"]["DocumentLike"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLikes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["NewDocument"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentSource: {
        parameters: {
            query: {
                /** @description Slug or key. */
                id: string;
                /** @description Which of the three. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description The document, whatever its state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    timeDocument: {
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
                "application/json": components["schemas"]["ReadingTime"];
            };
        };
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentViews"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentTags: {
        parameters: {
            query: {
                /** @description Which of the three. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description All of them by title, with how many published documents bear each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDocumentTag: {
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
                "application/json": components["schemas"]["NewDocumentTag"];
            };
        };
        responses: {
            /** @description Made, or there already with the same titles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTag"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undeleteDocument: {
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
                "application/json": components["schemas"]["DocumentAtVersion"];
            };
        };
        responses: {
            /** @description As it was */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocumentVersion: {
        parameters: {
            query: {
                /** @description Key of the document. */
                key: string;
                /** @description Its number. */
                version: number;
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
            /** @description As it was saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreDocumentVersion: {
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
                "application/json": components["schemas"]["VersionToRestore"];
            };
        };
        responses: {
            /** @description Saved as the newest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentVersions: {
        parameters: {
            query: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Key of the document. */
                key: string;
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of them, without their texts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Words of title or summary. */
                q?: string;
                /** @description Id of a server that it is about or on. */
                server?: components["schemas"]["Slug"];
                /** @description newest where it is left out. */
                sort?: "newest" | "popular" | "title";
                /** @description Tag id. */
                tag?: components["schemas"]["Slug"];
                /** @description Which of the three. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description A page of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentWork: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Only those in this state. */
                state?: components["schemas"]["DocumentState"];
                /** @description Which of the three. */
                target?: components["schemas"]["DocumentTarget"];
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
            /** @description A page of them, the last changed first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentWorkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferCoins: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoinTransferOrder"];
            };
        };
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinTransfer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acknowledgeDeliveries: {
        parameters: {
            query?: never;
            header: {
                /** @description Never used before, 16 to 64 characters. */
                "X-Nonce": components["parameters"]["SignatureNonce"];
                /** @description HMAC-SHA256 in hex. */
                "X-Signature": components["parameters"]["Signature"];
                /** @description Seconds since 1970. */
                "X-Timestamp": components["parameters"]["SignatureTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Acknowledgements"];
            };
        };
        responses: {
            /** @description One result for each, in the same order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcknowledgementResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendGameEvents: {
        parameters: {
            query?: never;
            header: {
                /** @description Never used before, 16 to 64 characters. */
                "X-Nonce": components["parameters"]["SignatureNonce"];
                /** @description HMAC-SHA256 in hex. */
                "X-Signature": components["parameters"]["Signature"];
                /** @description Seconds since 1970. */
                "X-Timestamp": components["parameters"]["SignatureTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameEvents"];
            };
        };
        responses: {
            /** @description Taken, or known already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameEventsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendHeartbeat: {
        parameters: {
            query?: never;
            header: {
                /** @description Never used before, 16 to 64 characters. */
                "X-Nonce": components["parameters"]["SignatureNonce"];
                /** @description HMAC-SHA256 in hex. */
                "X-Signature": components["parameters"]["Signature"];
                /** @description Seconds since 1970. */
                "X-Timestamp": components["parameters"]["SignatureTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Heartbeat"] | components["schemas"]["OddHeartbeat"];
            };
        };
        responses: {
            /** @description Deliveries leased for 60 s */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeartbeatReply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinGame: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description Never used before, 16 to 64 characters. */
                "X-Nonce": components["parameters"]["SignatureNonce"];
                /** @description HMAC-SHA256 in hex. */
                "X-Signature": components["parameters"]["Signature"];
                /** @description Seconds since 1970. */
                "X-Timestamp": components["parameters"]["SignatureTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description Allowed, or why not */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It does */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Database reachable and migrated, not draining */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginLauncher: {
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
                "application/json": components["schemas"]["LauncherCredentials"];
            };
        };
        responses: {
            /** @description Signed in, or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshLauncherSession: {
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
                "application/json": components["schemas"]["LauncherRefresh"];
            };
        };
        responses: {
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startGameSession: {
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
                "application/json": components["schemas"]["GameSessionOrder"];
            };
        };
        responses: {
            /** @description What the game is started with */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLauncherLog: {
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
                "application/json": components["schemas"]["LauncherLog"];
            };
        };
        responses: {
            /** @description Kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LauncherLogReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMain: {
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
            /** @description Public state, and the visitors own where signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Main"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Text exposition format */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["Internal"];
        };
    };
    listModTags: {
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
            /** @description Those that a published mod bears, by title */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTagList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnlineHistory: {
        parameters: {
            query?: {
                /** @description The first point holds this moment. */
                from?: components["schemas"]["Time"];
                /** @description Years of 365 days; max is since the first heartbeat. 24h where it and both moments are left out. */
                range?: components["parameters"]["Range"];
                /** @description Server id, longer than any may be, so that whatever an address names is found or is 404; all of them where it is left out. */
                server?: components["parameters"]["Server"];
                /** @description Points that begin before this moment are told. */
                to?: components["schemas"]["Time"];
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
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNewcomers: {
        parameters: {
            query?: {
                /** @description Days up to today; max is since somebody first played. 31d where it is left out. */
                range?: "31d" | "1y" | "max";
                /** @description Server id, longer than any may be, so that whatever an address names is found or is 404; all of them where it is left out. */
                server?: components["parameters"]["Server"];
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
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Newcomers"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnlineSummary: {
        parameters: {
            query?: {
                /** @description Server id, longer than any may be, so that whatever an address names is found or is 404; all of them where it is left out. */
                server?: components["parameters"]["Server"];
                /** @description Whose days, weeks and months they are, a name of the IANA database; UTC where it is left out. */
                timezone?: components["parameters"]["Timezone"];
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
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentOptions: {
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
            /** @description For the region of the player */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentOrder"];
            };
        };
        responses: {
            /** @description Where to send the player to pay */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Seconds since 1970. */
                "X-Webhook-Timestamp": components["parameters"]["WebhookTimestamp"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentEvent"];
            };
        };
        responses: {
            /** @description Taken, or known already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReferral: {
        parameters: {
            query?: {
                /** @description What the points are of: days of a month, or months of a year. 1m where it is left out. */
                period?: "1m" | "1y";
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
            /** @description Ever, and step by step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Referral"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countReferralDownload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description A referral code, in any case. */
                id: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted, today or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvited: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of players */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitedList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countReferralVisit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description A referral code, in any case. */
                id: components["parameters"]["Code"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted, today or before */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRules: {
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
            /** @description Sections in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rules"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServer: {
        parameters: {
            query: {
                /** @description Whether the rest is wanted, false where it is left out. */
                full?: boolean;
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["ServerId"];
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
            /** @description The server */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMonitoring: {
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
            /** @description Figures from the last heartbeats */
            200: {
                headers: {
                    /** @description Version of the text. */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Monitoring"];
                };
            };
            /** @description Unchanged since the ETag that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServerOnline: {
        parameters: {
            query: {
                /** @description day where it is left out. */
                period?: "day" | "week";
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["ServerId"];
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
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerOnline"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServerStatistics: {
        parameters: {
            query: {
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["ServerId"];
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
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listServers: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of servers in their own order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayerSkin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nickname: components["parameters"]["Nickname"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerSkin"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkinPicture: {
        parameters: {
            query?: {
                /** @description webp where it is left out; both without loss, but for an avatar as webp. */
                format?: "webp" | "png";
                /** @description Height in pixels, 64 where it is left out. A figure is half as wide, the others are as wide. */
                size?: 16 | 24 | 32 | 40 | 48 | 56 | 64 | 72 | 80 | 96 | 112 | 128 | 144 | 160 | 192 | 224 | 256 | 320 | 384 | 512 | 640;
                /** @description Version of what is asked for, as an AvatarOrSkin has it for its id. */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nickname: components["parameters"]["Nickname"];
                /** @description The avatar, or the face from the front; head and chest, and all of the player, from a little aside. */
                part: "face" | "bust" | "figure";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            /** @description Unchanged since the ETag that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCapeTexture: {
        parameters: {
            query?: {
                /** @description Version of what is asked for, as an AvatarOrSkin has it for its id. */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nickname: components["parameters"]["Nickname"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cape */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description Unchanged since the ETag that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSkinTexture: {
        parameters: {
            query?: {
                /** @description Version of what is asked for, as an AvatarOrSkin has it for its id. */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nickname: components["parameters"]["Nickname"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The skin */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            /** @description Unchanged since the ETag that was sent. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBestRoles: {
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
            /** @description In the order of servers; one that marks none has none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BestRoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleOrder"];
            };
        };
        responses: {
            /** @description Charged and granted */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RolePurchase"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStoreComparison: {
        parameters: {
            query: {
                /** @description Server id. */
                server: components["schemas"]["Slug"];
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
            /** @description All that the store shows of one server */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getKit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Kit id. */
                id: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kit"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRoleFeatures: {
        parameters: {
            query: {
                /** @description Role id. */
                roleId: components["schemas"]["Slug"];
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
            /** @description Everything the role gives */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleFeatures"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStoreRoles: {
        parameters: {
            query: {
                /** @description Login of the player to give to: offers are then for that player. Needs a signed-in asker. */
                recipient?: string;
                /** @description Server id. */
                server: components["schemas"]["Slug"];
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
            /** @description Lowest role first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreRoleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTeam: {
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
            /** @description Groups in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendConfirmationCode: {
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
                "application/json": components["schemas"]["CodeWanted"];
            };
        };
        responses: {
            /** @description On its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
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
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in, or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
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
            /** @description Ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyCheck: {
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
            /** @description What to ask */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyQuestion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProofWays: {
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
            /** @description The ways that this account has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofWays"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSession: {
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
                "application/json": components["schemas"]["Proof"];
            };
        };
        responses: {
            /** @description Proved, or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendProofCode: {
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
            /** @description On its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
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
                "application/json": components["schemas"]["SessionRefresh"];
            };
        };
        responses: {
            /** @description The visitors state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionState"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeLegacyToken: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token of old, which the client kept beside the login. */
                "Access-Token": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegacyPair"];
            };
        };
        responses: {
            /** @description Signed in, or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cropAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvatarCrop"];
            };
        };
        responses: {
            /** @description The look as it is now */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAvatar: {
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
            /** @description The look as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rollBackAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The look as it is now */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Kept, to be cut */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvatarSource"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCape: {
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
            /** @description The look as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadCape: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description The look as it is now */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFriends: {
        parameters: {
            query: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Nickname, in any case. */
                nickname: components["schemas"]["AnyNickname"];
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
            /** @description A page of friends */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptFriend: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockPlayer: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocked: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of players */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownPlayerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelFriendRequest: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineFriend: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFriend: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestFriend: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFriendRequests: {
        parameters: {
            query: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Made to the asker or by them. */
                direction: "incoming" | "outgoing";
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownPlayerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockPlayer: {
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
                "application/json": components["schemas"]["FriendWanted"];
            };
        };
        responses: {
            /** @description What they are to the asker now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FriendStanding"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountHistory: {
        parameters: {
            query: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description What it happened to; link and session are additions of ours. Of link is all that changed who gets in: services, ways to sign in turned on or off (of password, too, where it was the password) and passkeys (of 2fa, too). */
                target: components["schemas"]["AccountEventTarget"];
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
            /** @description A page of the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountEventList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoinHistory: {
        parameters: {
            query: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only these movements; refund is every kind of paying back, top_up its bonus too. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Within the last day, 7, 31 or 365 days. */
                period?: components["parameters"]["HistoryPeriod"];
                /** @description Server id. */
                server: components["schemas"]["Slug"];
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
            /** @description A page of the ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoinHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportHistory: {
        parameters: {
            query?: {
                /** @description Only these movements; refund is every kind of paying back, top_up its bonus too. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Of headings and descriptions, where a link cannot say Accept-Language. */
                language?: "ru" | "en";
                /** @description Within the last day, 7, 31 or 365 days. */
                period?: components["parameters"]["HistoryPeriod"];
                /** @description The coins on this server; without it the money. */
                server?: components["schemas"]["Slug"];
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
            /** @description The table */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMoneyHistory: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only these movements; refund is every kind of paying back, top_up its bonus too. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Within the last day, 7, 31 or 365 days. */
                period?: components["parameters"]["HistoryPeriod"];
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
            /** @description A page of the ledger */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MoneyHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginOauth: {
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
                "application/json": components["schemas"]["OauthBeginning"];
            };
        };
        responses: {
            /** @description Where the browser goes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthBegun"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkDiscord: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthCallback"];
            };
        };
        responses: {
            /** @description Signed in, linked, or to be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByGoogle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthCallback"];
            };
        };
        responses: {
            /** @description Signed in, linked, or to be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginLink: {
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
                "application/json": components["schemas"]["OauthLinking"];
            };
        };
        responses: {
            /** @description Where the browser goes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthBegun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginProof: {
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
                "application/json": components["schemas"]["OauthBeginning"];
            };
        };
        responses: {
            /** @description Where the browser goes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthBegun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerByService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
                /** @description The code that this browser came by. The site's own server keeps it in a cookie. One that nobody has changes nothing. */
                "Referral-Code"?: components["parameters"]["ReferralCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceRegistration"];
            };
        };
        responses: {
            /** @description Registered and signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignInServices: {
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
            /** @description Services */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInServices"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInBySteam: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SteamCallback"];
            };
        };
        responses: {
            /** @description Signed in, linked, or to be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOauthTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who the service said it is, where somebody waits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthWaiting"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkService: {
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
                "application/json": components["schemas"]["ServiceToUnlink"];
            };
        };
        responses: {
            /** @description What is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByVk: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VkCallback"];
            };
        };
        responses: {
            /** @description Signed in, linked, or to be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByYandex: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthCallback"];
            };
        };
        responses: {
            /** @description Signed in, linked, or to be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkYoutube: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthCallback"];
            };
        };
        responses: {
            /** @description Signed in, linked, or to be registered */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeySignIn: {
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
            /** @description What to ask */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyBegun"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as the beginning answered it. The site's own server keeps it in a cookie. */
                "Passkey-Key"?: components["parameters"]["PasskeyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPlaytimeRange: {
        parameters: {
            query: {
                /** @description The first point holds this moment. */
                from: components["parameters"]["From"];
                /** @description What a point stands for. */
                resolution: components["parameters"]["Resolution"];
                /** @description Whose days, weeks and months they are, a name of the IANA database; UTC where it is left out. */
                timezone?: components["parameters"]["Timezone"];
                /** @description Points that begin before this moment are told. */
                to: components["parameters"]["To"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playtime"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserServerPlaytimeRange: {
        parameters: {
            query: {
                /** @description The first point holds this moment. */
                from: components["parameters"]["From"];
                /** @description What a point stands for. */
                resolution: components["parameters"]["Resolution"];
                /** @description Whose days, weeks and months they are, a name of the IANA database; UTC where it is left out. */
                timezone?: components["parameters"]["Timezone"];
                /** @description Points that begin before this moment are told. */
                to: components["parameters"]["To"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["Server-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playtime"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserPlaytime: {
        parameters: {
            query?: {
                /** @description Months of 31 days and years of 365, up to now; max is since the player was first seen. 1m where it is left out. */
                period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playtime"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserServerPlaytime: {
        parameters: {
            query?: {
                /** @description Months of 31 days and years of 365, up to now; max is since the player was first seen. 1m where it is left out. */
                period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["Server-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Playtime"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrivacy: {
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
            /** @description Every part that can be hidden, and to whom it is shown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    hidePart: {
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
                "application/json": components["schemas"]["HiddenPart"];
            };
        };
        responses: {
            /** @description Every part as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Privacy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nickname: components["parameters"]["Nickname"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The head of a profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    likeProfile: {
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
                "application/json": components["schemas"]["ProfileLike"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileLikes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The code that this browser came by. The site's own server keeps it in a cookie. One that nobody has changes nothing. */
                "Referral-Code"?: components["parameters"]["ReferralCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Registered and signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReset: {
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
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            /** @description A letter is on its way, if this is the e-mail of an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkReset: {
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
                "application/json": components["schemas"]["ResetToken"];
            };
        };
        responses: {
            /** @description Whether a new password may be set with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
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
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is new, and every session ended */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayersRevision: {
        parameters: {
            query?: {
                /** @description Nickname, in any case. */
                nickname?: components["schemas"]["AnyNickname"];
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
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayersRevision"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayerRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By server in their order, the highest of a server first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerRoles"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchPlayers: {
        parameters: {
            query: {
                /** @description What was typed; case and spaces around it do not count. */
                q: string;
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
            /** @description At most 20 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundPlayers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Opaque place to go on from, as the last answer gave it. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of sessions: the active, those good longest first, which are mostly those seen last; then the ended, the last ended first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionToTerminate"];
            };
        };
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateAllSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were ended */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TerminatedCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegionChoice"];
            };
        };
        responses: {
            /** @description The region now kept */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTwoFactor: {
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
            /** @description Which are on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginAuthenticatorApp: {
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
            /** @description What the app is told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSecret"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAuthenticatorApp: {
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
                "application/json": components["schemas"]["GivenCode"];
            };
        };
        responses: {
            /** @description On */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLinkCode: {
        parameters: {
            query?: {
                /** @description What it is for; a factor where left out. */
                purpose?: "factor" | "service";
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
            /** @description The code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRecoveryCodes: {
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
                "application/json": components["schemas"]["GivenCode"];
            };
        };
        responses: {
            /** @description Shown by this answer only */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorAdded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkTwoFactor: {
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
                "application/json": components["schemas"]["FactorToUnlink"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactor"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailSettings: {
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
            /** @description State of the four forms */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMailChange: {
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
            /** @description As before it began */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMailCode: {
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
                "application/json": components["schemas"]["MailCodeRequest"];
            };
        };
        responses: {
            /** @description Sent, and what comes next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoMailChange: {
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
                "application/json": components["schemas"]["MailUndoToken"];
            };
        };
        responses: {
            /** @description The account has its old address again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailUndo: {
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
                "application/json": components["schemas"]["MailUndoToken"];
            };
        };
        responses: {
            /** @description Whether it still works */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailUndo"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyMailCode: {
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
                "application/json": components["schemas"]["MailCode"];
            };
        };
        responses: {
            /** @description Right, and what comes next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasskeys: {
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
            /** @description All of them, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
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
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description All of them, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskey: {
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
            /** @description What to make */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyWanted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
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
                "application/json": components["schemas"]["PasskeyToRemove"];
            };
        };
        responses: {
            /** @description All of them, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
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
                "application/json": components["schemas"]["PasskeyRenaming"];
            };
        };
        responses: {
            /** @description All of them, the oldest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkeys"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassword: {
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
                "application/json": components["schemas"]["PasswordUpdate"];
            };
        };
        responses: {
            /** @description Changed, or refused because the present password is wrong */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSkin: {
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
            /** @description The look as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSkin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. The same key and body replay the first answer. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SkinUpload"];
            };
        };
        responses: {
            /** @description The look as it is now */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    wearKeptSkin: {
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
                "application/json": components["schemas"]["SkinChoice"];
            };
        };
        responses: {
            /** @description The look as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserStatistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserServerStatistics: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["Server-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayerStatistics"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoinsTop: {
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
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServerCoinsTop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGlobalTop: {
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
            /** @description The leaders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalTop"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLikesTop: {
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
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServerLikesTop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaytimeTop: {
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
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServerPlaytimeTop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnlineTop: {
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
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServerOnlineTop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the answer; ru or en is picked from it, ru where neither is named. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; longer than any may be, so that whatever an address names is found or is 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred, and the asker */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Top"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateField: {
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
                "application/json": components["schemas"]["FieldToValidate"];
            };
        };
        responses: {
            /** @description Whether it could be registered now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldValidity"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countDownload: {
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
                "application/json": components["schemas"]["Download"];
            };
        };
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
