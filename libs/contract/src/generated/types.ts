// Generated from the description; do not edit.
export interface paths {
    "/admin/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what operators did, the newest first */
        get: operations["listOperatorActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/acts/{actId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an act
         * @description By the opposite act, with its own reason. Returns 409 if it was undone before, cannot be undone, or its value has changed since.
         */
        post: operations["undoOperatorAct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to the operators' app
         * @description By login and password of an account that is an operator; the session always waits for its second factor. Returns 200 with success false for a wrong login or password, as the players' sign-in does and with the same counter of attempts; 403 for the account of no operator; 409 without a second factor, and for an invite that is used or over. With `invite`, the secret of a link that `npm run admin -w @hoshikraft/api -- invite` prints, the account becomes an administrator.
         */
        post: operations["loginAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/bans/{banId}/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a ban, without payment
         * @description The game server lifts its own by a delivery. Returns 409 if the ban is over.
         */
        post: operations["liftBan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List promo codes, the newest first */
        get: operations["listPromoCodes"];
        put?: never;
        /**
         * Make a promo code
         * @description Returns 409 for a code that exists already, and 422 for one that is over or lowers no price.
         */
        post: operations["createPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/codes/{codeId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a promo code now
         * @description It is kept, since orders name it. Returns 409 if it is over.
         */
        post: operations["endPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List debts of players, by when they first owed anything */
        get: operations["listDebts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries that game servers did not accept, the oldest first */
        get: operations["listAdminDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries/{deliveryId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund the order of a dead delivery to the balance of its payer */
        post: operations["refundAdminDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a dead delivery again, with a full number of attempts */
        post: operations["resendAdminDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/game-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a key of a game server
         * @description The operator's app makes the secret, so that no answer holds it. Returns 404 for an unknown server, and 409 for a key that exists.
         */
        post: operations["addGameKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/game-keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a key of a game server
         * @description Both of its secrets stop working at once. Returns 404 for a key that does not exist or was revoked.
         */
        post: operations["revokeGameKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/game-keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a key of a game server a new secret
         * @description The previous secret works for another week. Returns 404 for a key that does not exist or was revoked.
         */
        post: operations["rotateGameKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/game-servers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the game servers with their keys, and what each last said */
        get: operations["getAdminServers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/grants/{grantId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend, shorten or end a role of a player
         * @description The game server is told. A moment that is past ends the role now. Returns 409 if the role is over, or if its end is not expectedUntil.
         */
        post: operations["changeGrantEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/main": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the operator, their permissions and what needs a person now
         * @description Of what needs a person, only the parts that the operator may see; the others are null.
         */
        get: operations["getAdminMain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List events of payments that need a person, the oldest first */
        get: operations["listOpenPaymentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-events/{eventId}/handled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an event of a payment as dealt with
         * @description It leaves the list; nothing is moved. Returns 409 if nothing is to be done about it.
         */
        post: operations["handlePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-events/{eventId}/read-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an event of a payment again
         * @description By the same reader that reads it when it arrives: what was applied is not applied twice. Returns 409 if nothing is to be done about it.
         */
        post: operations["readPaymentEventAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List top-ups of all players, the newest first */
        get: operations["listAdminPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load a payment with its events, movements, refunds and disputes */
        get: operations["getAdminPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{paymentId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a top-up to whoever paid it
         * @description Asks the payment service, once for a key. What it returns is taken from the player: from the balance, then from what was bought, then as a debt. Returns 409 if expectedRefundable is not what is left of the payment, or the service refuses; 503 if it does not answer: send it again with the same key.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List players, the newest first */
        get: operations["listAdminPlayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the account of a player */
        get: operations["getAdminPlayer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit or debit a player's balance
         * @description A ledger transfer of the kind `correction`; the player sees it without the reason. Returns 409 with the balance if it is not expectedBalance, or is smaller than the debit: nothing is moved.
         */
        post: operations["correctPlayerBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/bans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bans of a player, the newest first */
        get: operations["listAdminPlayerBans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a player's account in 30 days
         * @description As the player can: every session ends, an email says when, and the player can keep the account. Returns 409 for an administrator, and where the account will be deleted already.
         */
        post: operations["schedulePlayerDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an account another email
         * @description For a player who lost the mailbox: ends every session and sends a link for a new password to the new address. The second factor stays; the old address can undo it for a day.
         */
        post: operations["assignPlayerEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End all sessions of a player
         * @description On every device, with the games that they started. Returns 409 if there is none.
         */
        post: operations["endPlayerSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an archive made of a player's data
         * @description As the player can: an email says when it is ready, and only the player can download it. Returns 409 while one is being made, and within a day of the last request unless that failed.
         */
        post: operations["exportPlayerData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the roles of a player, active ones first, past ones too */
        get: operations["listAdminPlayerGrants"];
        put?: never;
        /**
         * Give a player a role, without payment
         * @description Delivered to the game server like a bought one. Returns 409 if the player has the role: then its end can be changed. Given time was not bought: an upgrade takes nothing off for it, and a wipe refunds nothing.
         */
        post: operations["giveRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the groups of a player
         * @description Applies to the player's next request. Returns 409 with the present groups if they are not expectedGroups, or if nothing would change; an administrator cannot leave the last administrator's group.
         */
        post: operations["changePlayerGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/keep-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a player's account that would be deleted
         * @description Returns 409 if it would not be deleted.
         */
        post: operations["cancelPlayerDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a player's money movements, newest first */
        get: operations["listAdminPlayerMoney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the top-ups of a player, the newest first */
        get: operations["listAdminPlayerPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/take-down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take down a skin, cape or avatar of a player
         * @description Others see the default skin or no avatar from now on. Returns 409 if the player has none.
         */
        post: operations["takeDownPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/players/{playerId}/waive-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a password reset turn two-factor sign-in off
         * @description From a day later on, for 7 days; a right code until then cancels it. The player is told by email and in linked chats.
         */
        post: operations["waivePlayerFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all privileges with their prices, now and planned
         * @description List prices, without sales; by server and tier.
         */
        get: operations["getAdminPrices"];
        put?: never;
        /**
         * Change the price of a privilege, now or from a moment on
         * @description Replaces a planned change that begins at the same moment. Returns 404 for an unknown privilege, 409 if the price now is not expectedAmount, and 422 for a start in the past or a price that is the same already.
         */
        post: operations["changePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prices/best-choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a privilege the best choice of its server
         * @description Instead of the one that was. Returns 404 for an unknown privilege.
         */
        post: operations["setBestChoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/prices/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a planned change of a price
         * @description Returns 409 if there is none, or it has begun.
         */
        post: operations["cancelPlannedPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Load the roles of all servers */
        get: operations["getAdminRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sales, the newest first */
        get: operations["listAdminSales"];
        put?: never;
        /**
         * Make a sale
         * @description Prices are lowered from its start to its end; the lowest of several sales applies. Returns 422 for an end that is not after now and the start, and for a server or privilege that does not exist.
         */
        post: operations["createSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales/{saleId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the end of a sale, or end it now
         * @description Returns 409 if the end is not expectedEndsAt or the sale is over, and 422 for an end that is not after now and the start.
         */
        post: operations["changeSaleEnd"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List all privileges with the prices that a sale would make
         * @description Without other sales; changes nothing.
         */
        post: operations["previewSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ban/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List current and past bans
         * @description Newest first. With a login prefix the bans are sorted by login, and newest first for each login. All filters apply together.
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
         * Pay to lift one ban
         * @description The server's own price applies; if expectedPrice differs, returns 409 with the new price and nothing is charged. Also returns 409 if the ban is not for sale, is lifted or has ended. If the game server never accepts the order, the money is refunded automatically and the ban is active again.
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
         * @description Once in 24 hours by the clock of the database, after all three steps are done; the messenger is queried again. Returns 503 if the messenger does not respond. Nothing is paid then, and a retry with the same key continues the claim. Returns 409 with details.retryAfter if it is too early.
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
         * Get the remaining steps of the daily bonus and the time of the next claim
         * @description The group membership reported by the messenger is cached for a minute. If the messenger does not respond, the step is not done and unknown is true.
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
        /** Get an overview of the player's account */
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
        /** List the abilities of the active roles, by server */
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
        /** List the sign-in methods of the account and the linked services */
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
         * Turn a sign-in method on or off
         * @description Returns 409 (code 5) for turning off the only method, or turning on one that is not available.
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
        /** Get the player's appearance and the previous pictures that can be restored */
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
        /** List the artwork for covers and get the player's selection */
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
         * Select the artwork of the player's cover
         * @description Sets the requested state, so a repeated request has no further effect. Returns 404 for an unknown id.
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
        /** List the lighting options of covers and get the player's selection */
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
         * Select the lighting of the player's cover
         * @description Sets the requested state, so a repeated request has no further effect. Returns 404 for an unknown id.
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
        /** List the ornaments of covers and get the player's selection */
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
         * Select the ornament of the player's cover
         * @description Sets the requested state, so a repeated request has no further effect. Returns 404 for an unknown id.
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
         * List what can be refunded after recent wipes, and why other items cannot
         * @description Wipes of the last 28 days, latest first. Purchases on that server can be refunded for 14 days; for another 14 days the page still shows that this time is over. The clock of the database applies.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Refund purchases made before a wipe
         * @description Refunds everything that this wipe makes refundable, once. The server's own total applies; if expectedPrice differs, returns 409 with details.price and nothing is changed. In one transaction, the money is added to the balance, roles end or return to their previous state, and their game server is notified.
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
        /** List active and ended roles, active roles first */
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
         * @description Charges, ends the old grant, creates the new one and both deliveries in one transaction. The server's own price applies; if it differs from expectedPrice, returns 409 with details.price and nothing is charged. Returns 409 with details.missing if there is not enough money, and 404 for a grant of another player or an unknown server.
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
         * List the servers to which an active role can be moved, and the prices
         * @description Returns servers with a role of the same tier that is sold for every period for which the active role was bought. Returns 404 if the caller does not have the role.
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
        /** List the themes of the site and get the player's theme */
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
         * Select a theme
         * @description Sets the requested state, so a repeated request has no further effect. Returns 404 for an unknown theme.
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
         * Get a proof-of-work challenge
         * @description In the format of the ALTCHA widget. Solve it and send the solution as recaptcha.
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
         * Get one document for reading
         * @description Finds the document by its slug, by a previous slug (the response then contains the current one), or by its key. Returns 404 for an unpublished document, except to users who may edit it.
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
         * List the addresses of published documents, for site maps
         * @description Returns all published documents of a target, oldest first, in parts of 2500, so that older documents always stay in the same part. A part without documents is empty.
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
    "/document/autosave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get one own unsaved text of a document */
        get: operations["getDocumentAutosave"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/autosave/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an own unsaved text of a document
         * @description A repeated call has no further effect.
         */
        post: operations["deleteDocumentAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/autosave/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an unsaved text of a document
         * @description Replaces the text with this id, if it is the caller's own. It is no version of the document, and is not validated; it is deleted 30 days after the last write. 100 of them are stored for each player, the newest.
         */
        post: operations["saveDocumentAutosave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document/autosaves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own unsaved texts of documents
         * @description Texts that the caller typed in any browser and has not saved yet. Other editors do not see them.
         */
        get: operations["listDocumentAutosaves"];
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
        /** Move a document to the trash, where it is stored for 30 days */
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
         * Save a new version of a document
         * @description Requires the version that was read. If another version was saved since then, returns 409 with details.type stale_version, and nothing is written.
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
         * Get a key for a document that is not saved yet
         * @description Images can be uploaded with this key before the first save; images of a key that is never saved are deleted after a day.
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
         * Upload an image to a document
         * @description Requires JPEG, PNG, WebP, AVIF or a still GIF, detected from the content and not from the file name; at most 5 MB and 16 megapixels. The image is re-encoded in several widths, without the metadata of the file. An image that no saved version shows is deleted after a day.
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
         * Like a published document, or remove the like
         * @description Sets the requested state, so a repeated request has no further effect.
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
        /** Get a document for editing, in both languages */
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
         * @description Counts one view per reader and day. Adds at most the seconds that have passed on the clock since the last report of this view, and never more than 30 per call.
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
        /** List every tag that a document of this type can have */
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
        /** Create a tag */
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
        /** Restore a document from the trash in its previous state */
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
        /** Get one version of a document */
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
        /** Save an old version of a document as its newest version */
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
        /** List every saved version of a document, newest first */
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
         * List published news, mods or server pages
         * @description Returns published documents only. A text that is not available in the language of the request is returned in the other language, and the response names that language. q searches for words of the title, the summary and tags, in either language, as they are typed.
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
        /** List documents for editors, in every state */
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
         * @description Updates both accounts in one transaction. Returns 404 for an unknown server; 422 for the caller's own login, an unknown player or a player banned on the server (details.fields.login); 409 for more coins than available (details.missing), more than the daily limit, or a new account; 403 while the caller is banned on the server.
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
        /** Report the results of deliveries */
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
         * Report closed play sessions, running totals and bans
         * @description Requires totals, not differences, so a repeated batch counts once. A total that falls starts a new epoch (a wipe). Deduplicated by server and batchId. Each invalid element is corrected or left out individually, named in `oddities` and counted in `game_event_oddities_total`; the others are stored.
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
         * Report the state of a game server and lease its deliveries
         * @description Sent every 5 s. The server is identified by its key, never by the body. Each invalid value is corrected, truncated or dropped individually and counted in `heartbeat_oddities_total`; the other values are used, and deliveries are leased in any case.
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
         * Check whether a launched player may play on this server
         * @description The session must have the source game, belong to the player, and be created for the server that signs the request. If the player is allowed, the session is marked as seen.
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
        /** Check whether the process runs */
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
        /** Check whether the process can handle requests */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the home page shows a player */
        get: operations["getHome"];
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
         * @description Same responses, captcha and delays as user/auth/login; the session has the source launcher.
         */
        post: operations["loginLauncher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/launcher/auth/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from the launcher by a code of the browser
         * @description Takes the code of user/launcher-sign-in with the verifier of its challenge and the same port (docs/product/accounts.md#sign-in-of-the-launcher-in-the-browser). A code works once, whatever comes with it. Returns 409 if it is unknown, used or older than a minute, if the session that gave it has ended, or if verifier or port are others.
         */
        post: operations["loginLauncherByCode"];
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
         * @description Confirms the session in the same way as user/auth/token.
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
         * Create the session for the start of a game
         * @description Valid only for the server of that client and only for game/join. A new session for the same player and server ends the previous one. Returns 403 with details.ban if the player is banned on that server or everywhere.
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
         * Send the output lines of a game to the support team
         * @description The launcher redacts the lines and shows them to the player before they are sent. They are stored for 14 days under an id that the player gives to the support team.
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
         * Get the state that every page starts from
         * @description Application state and auth state of docs/product/accounts.md#sign-in. The public part is the same for all visitors in one language. Returns 401 for credentials that are no longer valid.
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
        /** Get Prometheus metrics */
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
        /** List tags of published mods */
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
         * Get players and ticks of all servers, or of one, on one time axis
         * @description Accepts either a range that ends now, or two times. Computed from heartbeats, in the finest stored steps that result in at most 500 points. A step without heartbeats is null and shown as a gap.
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
         * Get the number of new players per day
         * @description Days are in UTC, counted every ten minutes. For one server, counts players who had never played on it before.
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
        /** Get current players, today compared with other days, records, and the hours of the week */
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
        /** Get payment methods, limits and the bonus table */
        get: operations["getPaymentOptions"];
        put?: never;
        /**
         * Start a top-up
         * @description Registers the payment with the reseller. The balance changes when the reseller calls the webhook, never when the player returns.
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
         * Report the result of a payment, by the reseller
         * @description Requires a signature over the raw body. Events are stored by id; repeated, late and out-of-order events are allowed, and a payment is credited exactly once. Amount, currency and order must match the stored payment.
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
         * Get the player's referral code and its results
         * @description Days and months are in UTC. A visitor counts once a day.
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
        /** Count a visitor who arrived with a code and downloaded the launcher */
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
         * List players who registered with the caller's code
         * @description Newest first. Hours and coins are null for a player who hides their playtime, or when they were last seen, from the caller.
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
        /** Count a visitor who arrived with a code */
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
        /** Get the rules of the project */
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
         * Get one game server
         * @description Returns the same fields as the list; with full, also everything else that its page shows. A former address of the published page of a server returns that server.
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
    "/server/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what the pages say about a server, for editing */
        get: operations["getServerFacts"];
        put?: never;
        /**
         * Change what the pages say about a server
         * @description Refused if somebody changed the facts since the version that was read. Sending the facts that are stored already changes nothing.
         */
        post: operations["editServerFacts"];
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
         * Get live statistics of all servers
         * @description Built once per change and sent as prepared text with an ETag; a matching If-None-Match returns 304. The values come from heartbeats only. A server is stale after two missed heartbeats and offline after 15 s.
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
         * Get the number of players on a server over the last day or week
         * @description Computed from heartbeats. A step without heartbeats is null and shown as a gap.
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
        /** Get the records of a server and its recent players */
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
        /** List game servers */
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
         * Get the skin and cape of a player
         * @description Also returns a skin for players who never set one; they use a default skin of this project.
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
         * Get an image of a player rendered from the skin, or the avatar as the face
         * @description With the current version, the response can be cached permanently; otherwise only for seconds. A name that no player has is shown with a default skin, so that a page that mentions a deleted player shows no broken image. If a player set an avatar, it is returned as the face.
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
         * Get the original cape image of a player
         * @description 64 × 32 pixels, or up to eight times that; returns 404 if the player has no cape. With the current version, the response can be cached permanently; otherwise only for seconds.
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
         * Get the original skin image of a player
         * @description 64 × 64 or 64 × 32 pixels, or up to eight times that. With the current version, the response can be cached permanently; otherwise only for seconds.
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
         * List the recommended privilege of each server
         * @description Offers are for the signed-in caller, or for a new player if signed out.
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
         * Buy, extend, stack or gift a privilege
         * @description Charges, grants and creates the delivery in one transaction. The server's own price applies; if it differs from expectedPrice, returns 409 with details.price and nothing is charged. Returns 409 with details.missing if there is not enough money, and 422 (recipient_banned) if the recipient is banned on the server.
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
         * Get the privileges of one server with their offers, and a comparison of their abilities
         * @description Offers are for the signed-in caller, or for a new player if signed out. The abilities are the same for everyone.
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
        /** Get the contents of a kit */
        get: operations["getKit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the price of a purchase with a promo code
         * @description Buys nothing and does not use the code. Returns the same refusals as the purchase; 409 for a code that is over, used up or not for this privilege, and 429 after ten codes within an hour that do not exist.
         */
        post: operations["previewPurchase"];
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
        /** Get the abilities and kits of one role */
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
         * List the privileges of one server with their offers
         * @description Offers are for the signed-in caller, for the recipient, or for a new player if signed out. Returns 422 with code 1 and details.fields.recipient if the recipient does not exist or is banned on the server.
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
        /** Get the team of the project */
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
        /**
         * Get what happened to the last code of a bot
         * @description The last valid code that a bot was given for this session, for the sign-in that waits or for a change of second factors.
         */
        get: operations["getConfirmationCode"];
        put?: never;
        /**
         * Request a code from a bot
         * @description For the sign-in that waits, or for a change of second factors; valid for 5 minutes and 5 attempts, in this session only. Limited to one per minute, unless the messenger did not take it, and 20 per hour for a player (429). Returns 409 if no bot is linked.
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
         * @description Returns 200 with success false for a wrong login or password, with the same text and response time whether or not the account exists. After 5 failures requires a solved captcha, then waits of up to 15 min (429).
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
         * Start to confirm this session with a passkey of its player
         * @description For a sign-in that waits (`user/auth/token`) or for step-up authentication (`user/auth/prove`). Valid once, for 5 minutes, in this session. Returns 409 if the player has no passkey.
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
        /** List the methods for step-up authentication */
        get: operations["getProofWays"];
        put?: never;
        /**
         * Complete step-up authentication for this session
         * @description Allows calls that require recent step-up authentication (`proof_needed`) for 15 min. Returns 200 with success false for a wrong password or a wrong code from an email; wrong passwords count towards the limit for sign-in. Returns 422 for a wrong code of a second factor, which also counts towards the limit for sign-in. Returns 409 for an invalid passkey, which counts as a wrong code. A service uses a redirect (`user/oauth/prove`).
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
         * Send a code to the account's email for step-up authentication
         * @description Six digits, valid for 10 min, 5 attempts and this session only; a new code invalidates the previous one. Returns 429 if one was sent less than a minute ago, and 409 if the account has no email.
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
         * @description Requires `code` or `passkey` to confirm a session that waits for its second factor; without them returns -7. Returns 422 for a wrong code and 409 for an invalid passkey; after the fifth failure of either kind the session ends (401). The session waits for 5 minutes.
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
         * Exchange an old login and token for a session, once
         * @description The pair is invalid after the exchange. Returns 200 with success false for a pair that is not valid or was exchanged before.
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
         * Crop the avatar from an uploaded picture
         * @description The square becomes the avatar, and the current avatar becomes the previous one. A picture from which an avatar was cropped can be cropped again; a picture that no longer exists returns 404.
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
         * Delete the avatar
         * @description The face of the skin is shown again. The avatar can be restored with `user/avatar/rollback` for 30 days; then it is deleted permanently.
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
         * Restore the previous avatar
         * @description Swaps the current and the previous avatar, so a second call undoes the first. After a deletion it restores the deleted avatar; returns 409 if there is no previous avatar.
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
         * Upload a picture from which an avatar can be cropped
         * @description Requires JPEG, PNG or still WebP, detected from the content; at most 5 MB and 16 megapixels, at least 64 pixels in each direction. The picture is re-encoded without the metadata of the file and becomes an avatar through `user/avatar/crop`. A picture from which no avatar is cropped is deleted after a day.
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
        /** Remove the cape */
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
         * Upload a cape and use it
         * @description Requires a PNG, detected from the content, of 64 × 32 pixels or up to eight times that; at most 2 MB. It is re-encoded.
         */
        post: operations["uploadCape"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deletion/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the account
         * @description Sets the requested state, so a repeated request has no further effect.
         */
        post: operations["cancelAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/deletion/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account in 30 days
         * @description Ends every session, this one too, and sends an email. Until then signing in is possible, and the deletion can be cancelled. A repeated request keeps the first date. Returns 409 for the last administrator.
         */
        post: operations["scheduleAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The archive of the caller's data */
        get: operations["getDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the archive of the caller's data */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an archive made of the caller's data
         * @description A job makes it, and an email says when it is ready. Returns 409 while one is being made, and within a day of the last request unless that failed.
         */
        post: operations["requestDataExport"];
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
         * List the friends of a player
         * @description Newest friendship first. Returns 403 if the player hides their friends from the caller. A friend who hides their own friends from the caller is listed without a name, so that the count is correct.
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
         * @description Returns 409 if the request no longer exists; has no effect on players who already are friends.
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
         * Block a player
         * @description Ends the friendship and cancels the caller's own request. A request from the other player stays pending and is not shown until the block ends; the other player is not notified.
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
         * List players whom the caller blocked
         * @description Last blocked first.
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
         * Cancel the caller's own request
         * @description Has no effect if there is no request.
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
         * @description Has no effect if there is no request. The sender can send a new request later.
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
         * @description Has no effect if there is no friendship. The other player is not notified.
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
         * Send a friend request to a player
         * @description At most 10 players an hour. If that player has also sent a request, both become friends at once; a repeated request has no effect. Returns 409 while the caller blocks that player.
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
         * List pending friend requests
         * @description Newest first. A request from a player whom the caller blocked is not shown while it waits.
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
         * Unblock a player
         * @description Has no effect if there is no block.
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
        /** List security events of the account, newest first */
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
        /** List the player's coin movements on one server, newest first */
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
         * Download the caller's own history as a table
         * @description CSV in UTF-8 with a byte order mark and CR LF line endings, limited to the newest 10,000 entries; a value that a spreadsheet would interpret as a formula starts with an apostrophe.
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
        /** List the player's money movements, newest first */
        get: operations["listMoneyHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/launcher-sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the launcher of this computer sign in
         * @description For the page that the launcher opens in the browser. Returns a code for loginLauncherByCode, which the page hands to the launcher at 127.0.0.1.
         */
        post: operations["approveLauncherSignIn"];
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
         * Start a sign-in with a service
         * @description The address is valid once, for 10 minutes, in the browser that has the key. Returns 503 if the service does not respond.
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
         * Complete the redirect from Discord
         * @description Links the account of the service to the player. Returns the same errors as the callbacks for sign-in.
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
         * Complete the redirect from Google
         * @description If the account of the service is known, signs the player in. If a signed-in player started the request, links the account or completes step-up authentication. If it is unknown, a registration waits for 10 minutes in the browser that has the key. Returns 409 (1) if the state is unknown, used, expired or from another browser, if the service refuses, or if the account of the service is linked to another player. Returns 503 if the service does not respond.
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
         * Start linking a service to the player
         * @description The address has the same validity as that of a sign-in, and the same callback completes the request.
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
         * Start step-up authentication with a service for sign-in
         * @description The address has the same validity as that of a sign-in, and the same callback completes the request. Authentication with an account of the service that is not linked to the player returns 409. A service that is not linked, or cannot be used for sign-in, returns 404.
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
         * Create an account for a user of a service, and sign in
         * @description Returns 422 with code 1 and details.fields for invalid fields, and 409 with code 1 if the nickname is already taken or the registration no longer waits.
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
         * List the services for sign-in and linking
         * @description Returns the configured services; their order has no meaning.
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
         * Complete the redirect from Steam
         * @description If the account of the service is known, signs the player in. If a signed-in player started the request, links the account or completes step-up authentication. If it is unknown, a registration waits for 10 minutes in the browser that has the key. Returns 409 (1) if the state is unknown, used, expired or from another browser, if the service refuses, or if the account of the service is linked to another player. Returns 503 if the service does not respond.
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
        /** Get the registration that waits in this browser */
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
         * Unlink the account of a service from the player
         * @description Returns 409 (code 5) for the only sign-in method. Has no effect if the service is not linked.
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
         * Complete the redirect from VK ID
         * @description If the account of the service is known, signs the player in. If a signed-in player started the request, links the account or completes step-up authentication. If it is unknown, a registration waits for 10 minutes in the browser that has the key. Returns 409 (1) if the state is unknown, used, expired or from another browser, if the service refuses, or if the account of the service is linked to another player. Returns 503 if the service does not respond.
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
         * Complete the redirect from Yandex
         * @description If the account of the service is known, signs the player in. If a signed-in player started the request, links the account or completes step-up authentication. If it is unknown, a registration waits for 10 minutes in the browser that has the key. Returns 409 (1) if the state is unknown, used, expired or from another browser, if the service refuses, or if the account of the service is linked to another player. Returns 503 if the service does not respond.
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
         * Complete the redirect from YouTube
         * @description Links the account of the service to the player. Returns the same errors as the callbacks for sign-in.
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
         * Start a sign-in with a passkey
         * @description Returns the options for the browser's passkey request; they name no account. Valid once, for 5 minutes, in the browser that has the key.
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
         * @description The device must have verified its owner (user verification), so this counts as two factors and no second factor is requested. Returns 409 (1) with `passkey_over` if the challenge is unknown, used, expired or from another browser, and with `passkey_refused` for any other error, including a passkey that no player has.
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
         * Get the playtime of a player between two times, on all servers
         * @description At most 1,000 points; a request for more is refused. Returns code 3 if the player hides playtime.
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
         * Get the playtime of a player on one server between two times
         * @description At most 1,000 points; a request for more is refused. Returns code 3 if the player hides playtime.
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
         * Get the playtime of a player over a period, on all servers
         * @description One point per day, week or month, depending on the length of the period. Returns code 3 if the player hides playtime.
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
         * Get the playtime of a player on one server over a period
         * @description One point per day, week or month, depending on the length of the period. Returns code 3 if the player hides playtime.
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
        /** Get the player's privacy settings */
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
         * Show a part of the profile to everyone, to friends or to no one
         * @description Sets the requested state, so a repeated request has no further effect.
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
         * Get a player's profile as visible to the caller
         * @description Accepts the nickname in any case; the response contains it as registered. A part that the player hides from the caller is null and listed in `hidden`; no other field reveals it.
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
         * Like a player, or remove the like
         * @description Sets the requested state, so a repeated request has no further effect. Returns 409 for the caller's own profile.
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
         * @description Returns 422 with code 1 and details.fields for invalid fields, and 409 with code 1 if the login or email is already taken.
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
         * Request an email with a link to set a new password
         * @description Always returns the same response, whether or not an account has this email; no account is looked up before the response.
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
        /** Check whether the link of an email is valid */
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
         * Set a new password with the token of an email
         * @description Ends every session of the player and starts none; the player signs in as usual, with the second factor if one is on. Returns 409 with code 1 if the token was used, has been replaced or is older than an hour.
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
         * Get the revision of what players show
         * @description Changes with every change to the public data of a player (name, privacy, appearance). Without a nickname, changes when any player is renamed, is deleted, hides a part or shows it again. A page that was cached under another revision is out of date.
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
         * List the active roles of a player
         * @description Returns 403 if the player hides their roles from the caller.
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
         * Search players by a part of their nickname
         * @description Requires at least four characters; returns 422 for fewer. The exact nickname comes first, then nicknames that begin with the text, then those that contain it; if there are none, the most similar ones.
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
        /** List the player's sessions, active ones first */
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
        /** End all other sessions */
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
        /** Store the region of a signed-in player */
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
        /** Get the second factors of the player */
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
         * Create the secret of an authenticator app
         * @description The secret is shown only in this response, and the app is on after one of its codes is entered; another request creates a new secret. Returns 409 if an app is on.
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
         * @description The first factor also creates ten recovery codes. Returns 422 for a wrong code, and 409 if no secret was created.
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
         * Create the code that links a bot
         * @description Sent to the Telegram or VK bot as `/link CODE` within 10 minutes, the code turns that factor on. A code for a service links Telegram and does not turn a factor on. A new code invalidates the previous one.
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
         * Create ten new recovery codes
         * @description Invalidates the previous codes. Requires a code of a factor that is on, except for the first codes within 15 minutes after the first factor was turned on. Returns 409 if none is on.
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
         * @description Requires a code of a factor that is on. If it is the last factor, the recovery codes are deleted too.
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
        /** Get the email address of the account and the state of a pending change */
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
        /** Cancel a change of email */
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
         * Send a code to the current or the new address
         * @description Without email, sends a code to the current address and restarts the change. With email, sends a code to that address; if the account has a current address, its code must have been entered before. A new code invalidates the previous one. Emails are limited for each address and player (429 with details.retryAfter).
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
         * Revert a change of email with the link in the email to the old address
         * @description Valid once and for a day, signed in or not. Ends every session.
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
        /** Get the change that the link in the email to the old address would revert */
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
         * Enter a code from an email
         * @description The code of the current address opens the form for the new address; the code of the new address changes the email. Returns 422 with details.fields.code if the code is wrong, was tried five times or is older than ten minutes.
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
        /** List the passkeys of the player */
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
         * Add the passkey that the browser created
         * @description Returns 409 if the challenge is no longer valid, if the passkey is invalid or already belongs to a player, or if it is the eleventh.
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
         * Start to add a passkey
         * @description Returns the options with which the browser creates a new passkey. Valid once, for 5 minutes, in this session. Returns 409 if the player already has ten passkeys.
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
         * @description The passkey can no longer be used to sign in. Has no effect if it does not exist. Returns 409 (code 5) for the only sign-in method.
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
        /** Rename a passkey */
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
         * Change the caller's own password
         * @description Requires the current password if the account has one. Without a password, requires recent step-up authentication of the session (403 with code 3, `proof_needed`). Ends every other session of the player.
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
         * Stop using the skin
         * @description A default skin of this project is shown again. The last ten skins stay available.
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
         * Upload a skin and use it
         * @description Requires a PNG, detected from the content, of 64 × 64 or 64 × 32 pixels or up to eight times that; at most 2 MB. It is re-encoded. The last ten skins are stored.
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
         * Use one of the last ten skins
         * @description Also sets the arm width of the current skin. Returns 404 for a skin that is no longer stored.
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
         * Get the statistics of a player on all servers
         * @description The sum over all wipes. Returns code 3 if the player hides statistics; other hidden parts are null. If lastSeen is hidden, includes only days that are over.
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
         * Get the statistics of a player on one server
         * @description The sum over all wipes. Returns code 3 if the player hides statistics; other hidden parts are null. If lastSeen is hidden, includes only days that are over.
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
        /** Get the players with the most coins, all servers together */
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
        /** Get the players with the most coins on one server */
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
        /** Get the top players of every leaderboard, all servers together */
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
        /** Get the players with the most profile likes, all servers together */
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
        /** Get the players with the most profile likes among players of one server */
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
        /** Get the players with the most total playtime, all servers together */
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
        /** Get the players with the most total playtime on one server */
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
        /** Get the players with the most playtime in the last 30 days, all servers together */
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
        /** Get the players with the most playtime in the last 30 days on one server */
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
         * Validate one field of a registration form
         * @description Requires exactly one of login, email, password. Rate-limited.
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
            /** @description Chat command that uses the ability. */
            command: string | null;
            description: string;
            /** @description Name of an icon of the UI kit. */
            icon: string;
            id: components["schemas"]["Slug"];
            title: string;
            /** @description Amount as text, such as a number of homes or a size of territory. */
            value: string | null;
        };
        AbilityOfRole: {
            roleId: components["schemas"]["Slug"];
            /** @description Amount that the role includes, as text; null if the ability has no amount. */
            value: string | null;
        };
        AccountDeletion: {
            deleteAt: components["schemas"]["DeletionTime"];
        };
        AccountEvent: {
            /** @description Network of the request, a /24 or /48; null if the action came from a bot or from the support team. */
            address: string | null;
            /** Format: date-time */
            at: string;
            /** @description User agent, as sent by the browser. */
            device: string | null;
            id: string;
            /** @enum {string} */
            kind: "mail_set" | "mail_changed" | "mail_given" | "mail_restored" | "password_set" | "password_changed" | "password_reset" | "factor_on" | "factor_off" | "factors_waived" | "recovery_codes_made" | "recovery_code_used" | "passkey_added" | "passkey_removed" | "service_linked" | "service_unlinked" | "sign_in_on" | "sign_in_off" | "new_device";
            /** @description The service, second factor or sign-in method of the event; null if the event has none. */
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
             * @description Accepted, now or before; not part of the newest lease, or refunded in the meantime; not a delivery of this server.
             * @enum {string}
             */
            result: "accepted" | "stale" | "unknown";
        }[];
        Acknowledgements: {
            /** @description Machine-readable name of the reason. */
            code: string | null;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            leaseId: string;
            /**
             * @description Delivered; cannot be delivered; cannot be delivered now (for example, the player is offline).
             * @enum {string}
             */
            status: "done" | "failed" | "deferred";
        }[];
        ActiveGrant: {
            /** @description null means permanent. */
            expiresAt: components["schemas"]["Time"] | null;
            /** Format: uuid */
            grantId: string;
        };
        /**
         * @description Correction of a balance, change of groups, an invite accepted, a delivery sent again, a delivery refunded, a picture taken down, sessions ended, a ban lifted, an email replaced (masked), second factors waived, a role given or its end changed, a top-up refunded, a sale made or its end changed, a promo code made or ended, an event of a payment read again or dealt with, a deletion of the account scheduled or cancelled, an archive of the player's data requested, a price changed, a best choice made, a key of a game server made, rotated or revoked.
         * @enum {string}
         */
        ActKind: "balance" | "groups" | "invite" | "resend" | "refund" | "appearance" | "sessions" | "unban" | "email" | "factors" | "role" | "payment" | "sale" | "deletion" | "code" | "export" | "price" | "best_choice" | "game_key" | "event";
        ActReason: {
            reason: components["schemas"]["Reason"];
        };
        /** @description A balance or what is left of a payment, groups, the state of a delivery, a ban, an event or a key, the part of the appearance, a number of sessions, the end of a role (a time, forever or none) or of a sale or promo code, or of a price: period, minor units (empty where it is not sold) and start. */
        ActValue: number | string[] | string;
        AdminCredentials: {
            /** @description Secret of a one-time link. */
            invite?: string;
            /** @description Nickname or email. */
            login: string;
            password: string;
            /** @description Solved captcha challenge; required after a response with captchaRequired. */
            recaptcha?: string;
        };
        AdminGrant: {
            /** @description The last one to the game server; null if there was none. */
            delivery: components["schemas"]["DeliveryState"] | null;
            giftFrom: components["schemas"]["Login"] | null;
            /** Format: uuid */
            id: string;
            role: components["schemas"]["RoleName"];
            /** @description Name of the server. */
            server: string;
            startedAt: components["schemas"]["Time"];
            /**
             * @description As the player's cabinet has it.
             * @enum {string}
             */
            state: "active" | "expired" | "replaced" | "moved" | "refunded";
            /** @description null is for ever. */
            until: components["schemas"]["Time"] | null;
        };
        AdminGrantList: {
            items: components["schemas"]["AdminGrant"][];
            nextCursor: string | null;
        };
        AdminLoginResult: components["schemas"]["SignedInPending"] | components["schemas"]["LoginFailed"];
        AdminMain: {
            attention: components["schemas"]["Attention"];
            login: components["schemas"]["Login"];
            permissions: components["schemas"]["AdminPermission"][];
            /** Format: uuid */
            playerId: string;
        };
        AdminPayment: {
            /** @description Minor units, without the bonus. */
            amount: number;
            at: components["schemas"]["Time"];
            /** @description Minor units. */
            bonus: number;
            currency: components["schemas"]["Currency"];
            /** @description State of the last dispute; null without one. */
            dispute: ("open" | "lost" | "won") | null;
            /** Format: uuid */
            id: string;
            method: components["schemas"]["PaymentMethod"];
            player: components["schemas"]["NamedPlayer"];
            /** @description What has not gone back to who paid, minor units; 0 unless it succeeded. */
            refundable: number;
            state: components["schemas"]["PaymentState"];
        };
        AdminPaymentList: {
            items: components["schemas"]["AdminPayment"][];
            nextCursor: string | null;
        };
        AdminPaymentRecord: {
            events: components["schemas"]["StoredPaymentEvent"][];
            movements: components["schemas"]["MoneyEntry"][];
            payment: components["schemas"]["AdminPayment"];
            reversals: components["schemas"]["PaymentReversal"][];
        };
        /**
         * @description A permission of operators; no session of the site or the launcher has one.
         * @enum {string}
         */
        AdminPermission: "admin.audit" | "admin.catalog" | "admin.money" | "admin.open" | "admin.players" | "admin.settings" | "admin.support";
        AdminPlayer: {
            /** @description Number of active bans. */
            activeBans: number;
            /** @description The player's own pictures; all others are defaults. */
            appearance: ("skin" | "cape" | "avatar")[];
            /** @description Balance, minor units. */
            balance: number;
            currency: components["schemas"]["Currency"];
            /** @description What the player owes for refunded top-ups, minor units. */
            debt: number;
            deleteAt: components["schemas"]["DeletionTime"];
            email: string | null;
            /** @description Second factors that are on. */
            factors: components["schemas"]["Factor"][];
            groups: components["schemas"]["StaffGroup"][];
            /** Format: uuid */
            id: string;
            /** @description Last use of a session; null before the first. */
            lastSeenAt: components["schemas"]["Time"] | null;
            login: components["schemas"]["Login"];
            region: components["schemas"]["Region"] | null;
            registeredAt: components["schemas"]["Time"];
            /** @description Linked services. */
            services: string[];
            /** @description Number of active sessions. */
            sessions: number;
        };
        AdminPlayerList: {
            items: components["schemas"]["ListedPlayer"][];
            nextCursor: string | null;
        };
        AdminRoles: {
            items: {
                role: components["schemas"]["RoleName"];
                /** @description Name of the server. */
                server: string;
            }[];
        };
        AdminServer: {
            /** @description The last heartbeat; null before the first. */
            heartbeat: {
                at: components["schemas"]["Time"];
                gameVersion: string;
                /** @description Number of players. */
                maxPlayers: number;
                /** @description Number of players. */
                online: number;
                /** @description Ticks a second. */
                tps: number;
            } | null;
            id: components["schemas"]["Slug"];
            /** @description Keys that were not revoked, the oldest first. */
            keys: {
                createdAt: components["schemas"]["Time"];
                keyId: string;
                /** @description Until when the secret before the last rotation works; null where there is none. */
                previousUntil: components["schemas"]["Time"] | null;
            }[];
            name: string;
        };
        AdminServerList: {
            items: components["schemas"]["AdminServer"][];
        };
        /** @description A nickname in any case; a value that is not a valid nickname returns 404, like one that no player has. */
        AnyNickname: string;
        /** @description Response of the passkey, each part as base64url (AuthenticationResponseJSON of WebAuthn). */
        Assertion: {
            authenticatorData: string;
            clientDataJSON: string;
            id: components["schemas"]["CredentialId"];
            signature: string;
            userHandle?: components["schemas"]["UserHandle"];
        };
        /** @description What needs a person now. A part is null where the operator may not see it. */
        Attention: {
            /** @description Number of refunds asked for an hour ago or longer and not answered. */
            askedRefunds: number | null;
            /** @description Number of deliveries that no game server accepted. */
            deadDeliveries: number | null;
            /** @description Number of players with a debt. */
            debts: number | null;
            /** @description Result of the last daily check; null before the first. */
            ledger: {
                checkedAt: components["schemas"]["Time"];
                faults: string[];
            } | null;
            /** @description Number of events of payments that need a person. */
            paymentEvents: number | null;
            /** @description Number of accounts whose last email was refused. */
            refusedEmails: number | null;
            /** @description Ids of the game servers that have sent no heartbeat for two minutes. */
            silentServers: components["schemas"]["Slug"][] | null;
        };
        AuthenticatorSecret: {
            /** @description 160 bits as base32, for manual entry. */
            secret: string;
            /** @description The same secret as an otpauth URI, for a QR code. */
            uri: string;
        };
        Authorization: {
            /** @description Partly hidden, such as p•••@example.org. */
            email: string | null;
            hasPassword: boolean;
            methods: components["schemas"]["SignInMethod"][];
            services: components["schemas"]["ServiceLink"][];
        };
        /** @description Identity of the visitor (docs/product/accounts.md#sign-in). Does not include the secret part of the credentials. */
        AuthState: {
            /** Format: uuid */
            accessId: string;
            /** @description Minor units. */
            balance: number;
            /** @description Coins on the preferred server, whole coins; 0 if none is selected. */
            coins: number;
            currency: components["schemas"]["Currency"];
            data: components["schemas"]["CurrentUser"];
            friendRequests: components["schemas"]["FriendRequestCount"];
            managers: components["schemas"]["Managers"];
            permissions: components["schemas"]["Permissions"];
            /** @description The server whose coins the page header shows. */
            preferredServer: components["schemas"]["Slug"] | null;
            refusedEmail: components["schemas"]["RefusedEmail"];
        };
        /** @description JSON of a DocumentContent that may still lack things or exceed limits. */
        AutosaveContent: string;
        /** @description Generated by the page, one for each tab in which somebody writes. */
        AutosaveId: string;
        AutosaveToDelete: {
            id: components["schemas"]["AutosaveId"];
        };
        Avatar: {
            /** @description Side of the square, pixels. */
            size: number;
            source: components["schemas"]["AvatarSource"];
            url: components["schemas"]["FileAddress"];
            /** @description Left edge of the square in its source, pixels. */
            x: number;
            /** @description Upper edge of the square in its source, pixels. */
            y: number;
        };
        /** @description A square of an uploaded picture (docs/product/community.md#appearance). */
        AvatarCrop: {
            /** Format: uuid */
            id: string;
            /** @description Side of the square, pixels. */
            size: number;
            /** @description Left edge in the stored picture, pixels. */
            x: number;
            /** @description Upper edge in the stored picture, pixels. */
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
            /** @description Height of the stored picture, pixels. */
            height: number;
            /** Format: uuid */
            id: string;
            url: components["schemas"]["FileAddress"];
            /** @description Width of the stored picture, pixels. */
            width: number;
        };
        BalanceCorrection: {
            /** @description Credited (positive) or debited (negative), minor units. */
            amount: number;
            /** @description Balance that was shown to the operator, minor units. */
            expectedBalance: number;
            reason: components["schemas"]["Reason"];
        };
        /** @description A ban of the caller (docs/product/community.md#bans). */
        Ban: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            banned_by: string;
            /** Format: uuid */
            id: string;
            rule: components["schemas"]["BrokenRule"];
            /** @description Where the player is banned; null means everywhere. */
            server: components["schemas"]["Slug"] | null;
            /** @description null means never. */
            unban_at: components["schemas"]["Time"] | null;
            /** @description Price of lifting the ban, minor units; null if it is not for sale. */
            unbanPrice: number | null;
        };
        BanLiftDelivery: {
            /** @constant */
            action: "ban.lift";
            args: {
                banId: components["schemas"]["GameBanId"];
            };
            /** @description Number of this attempt, a count. */
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
            /** @description null on the last page. */
            nextCursor: string | null;
        };
        BestChoice: {
            reason: components["schemas"]["Reason"];
            roleId: components["schemas"]["Slug"];
        };
        BestRoleList: {
            items: components["schemas"]["StoreRole"][];
        };
        /** @description Structured editor JSON; the closed schema of the library `document` defines what each type can contain. */
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
            /** @description Becomes the preferred server; if omitted, the current preferred server receives the coins. */
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
            /** @description Coins on that server after the claim, whole coins. */
            coins: number;
            serverId: components["schemas"]["Slug"];
            /** @description Days in a row, including this one. */
            streak: number;
        };
        /** @enum {string} */
        BonusMessenger: "telegram" | "vk";
        BonusStatus: {
            /** @description A day after the last claim; null if there was none. */
            claimableAt: string | null;
            /** @description Claims of the last five weeks, oldest first. */
            claims: components["schemas"]["BonusClaimed"][];
            /** @description The linked messenger with the most steps done; null if none is linked. */
            messenger: components["schemas"]["BonusMessenger"] | null;
            /** @description Messengers that have a group to join; if there are none, the bonus cannot be claimed. */
            messengers: components["schemas"]["BonusMessenger"][];
            nextAmount: components["schemas"]["BonusAmount"];
            /**
             * Format: date-time
             * @description Current time by the clock of the database, which decides.
             */
            now: string;
            /** @description Preferred server, which receives the coins; null if none is selected. */
            serverId: components["schemas"]["Slug"] | null;
            steps: components["schemas"]["BonusStep"][];
            /** @description Current days in a row, a count. */
            streak: number;
            /** @description A claim before this time continues the days in a row; null if there are none. */
            streakEndsAt: string | null;
            /** @description Next claims if no day is missed, the nearest first. */
            upcoming: components["schemas"]["BonusAmount"][];
        };
        BonusStep: {
            done: boolean;
            /** @enum {string} */
            id: "link" | "join" | "write";
            /** @description Where to do the step; null if this installation has no address for it, and for link, which is done on the account page. */
            link: string | null;
            /** @description The messenger did not respond; the step counts as not done until it does. */
            unknown: boolean;
        };
        /** @description The first rule that the reason of a ban quotes by its number; null if it quotes none. */
        BrokenRule: {
            /** @description Number for references, such as 2.4. */
            number: string;
            /** @description The rule in two or three words, else the title of its section. */
            title: string;
        } | null;
        /** @description Data that the browser reports about itself; stored with the session, so that its owner can recognise the session. */
        BrowserFields: {
            language?: string;
            /** @description Width and height, such as 1280x800. */
            screen?: string;
            timezone?: string;
            /** @description Truncated to 500 characters (docs/product/api.md#security). */
            userAgent?: string;
        };
        Cabinet: {
            /** @description Active roles, a count. */
            activeRoles: number;
            /** @description Active sessions, a count. */
            activeSessions: number;
            /** @description Minor units. */
            balance: number;
            coins: {
                /** @description Whole coins. */
                amount: number;
                serverId: components["schemas"]["Slug"];
            }[];
            currency: components["schemas"]["Currency"];
            deleteAt: components["schemas"]["DeletionTime"];
            /** @description Partly hidden, such as p•••@example.org. */
            email: string | null;
            /** @description Highest active role on any server; null if there is none. */
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
            /** @description The last delivery of this role to its game server; null for a sample role that was granted without a delivery. */
            delivery: components["schemas"]["DeliveryState"] | null;
            /** @description null means permanent. */
            expiresAt: components["schemas"]["Time"] | null;
            giftFrom: components["schemas"]["Login"] | null;
            /** Format: uuid */
            grantId: string;
            /** @description Server to which its remaining time was moved. */
            movedTo: components["schemas"]["Slug"] | null;
            role: components["schemas"]["RoleName"];
            startedAt: components["schemas"]["Time"];
            /**
             * @description replaced: ended by an upgrade that took its remaining value into account; moved: its remaining time was moved to another server; refunded: paid back, because it was never delivered in the game, or after a wipe.
             * @enum {string}
             */
            state: "active" | "expired" | "replaced" | "moved" | "refunded";
        };
        CabinetRoleList: {
            items: components["schemas"]["CabinetRole"][];
            nextCursor: string | null;
        };
        /** @description Challenge of the ALTCHA protocol, passed to the widget without changes. */
        CaptchaChallenge: {
            [key: string]: unknown;
        };
        /** @description 256 bits as base64url. */
        Challenge: string;
        CodeDelivery: {
            /** @description null if no code was sent for this session. */
            factor: (1 | 2) | null;
            /** @description Wait until another code can be requested, seconds. */
            resendIn: number;
            /**
             * @description none: no code was sent for this session; delayed: the messenger did not answer, and we try again; failed: the messenger refused the message, such as from a bot that the player blocked.
             * @enum {string}
             */
            state: "none" | "queued" | "delayed" | "sent" | "failed";
        };
        CodeSent: {
            expiresAt: components["schemas"]["Time"];
            /**
             * @description Bot that sends the code, 1 Telegram, 2 VK; no unit.
             * @enum {integer}
             */
            factor: 1 | 2;
            resendAt: components["schemas"]["Time"];
        };
        CodeWanted: {
            /**
             * @description Bot that sends the code, 1 Telegram, 2 VK; no unit. If omitted, the first one that is linked.
             * @enum {integer}
             */
            factor?: 1 | 2;
        };
        CoinEntry: {
            /** @description Credited (positive) or debited (negative), whole coins. */
            amount: number;
            at: components["schemas"]["Time"];
            /** @description Coins after the movement, whole coins. */
            coinsAfter: number;
            /** @description Reason of the movement, in the requested language. */
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
            /** @description Amount sent, whole coins. */
            amount: number;
            /** @description Coins left on that server, whole coins. */
            coins: number;
            login: components["schemas"]["Login"];
            serverId: components["schemas"]["Slug"];
            /** Format: uuid */
            transferId: string;
        };
        CoinTransferOrder: {
            /** @description Whole coins. */
            amount: number;
            /** @description Nickname of the recipient, in any case. */
            login: string;
            serverId: components["schemas"]["Slug"];
        };
        ComparedAbility: {
            /** @description Name of an icon of the UI kit. */
            icon: string;
            id: components["schemas"]["Slug"];
            title: string;
            /** @description The roles that include the ability. */
            values: components["schemas"]["AbilityOfRole"][];
        };
        /** @description A six-digit code that a bot sent or an app shows, or a recovery code; spaces and hyphens are ignored. */
        ConfirmationCode: string;
        /** @description All three must be true (docs/product/accounts.md#registration). */
        Consents: {
            privacyPolicy: boolean;
            publicOffer: boolean;
            rules: boolean;
        };
        Cooldown: {
            /** @description Time in the separate unit, hours or days. */
            amount: number;
            /** @enum {string} */
            unit: "hour" | "day";
        };
        /** @description Members of the project's communities; null if the number is not known. */
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
            /** @description Nickname or email. */
            login: string;
            password: string;
            /** @description Solved captcha challenge; required after a response with captchaRequired. */
            recaptcha?: string;
            system?: components["schemas"]["SystemFields"];
        };
        /** @enum {string} */
        Currency: "RUB";
        CurrentUser: {
            /** @description null if the player never set one; the page then renders a default face. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
        };
        DataExport: {
            /** @description When a new one can be requested; null for now, and while one is being made. */
            nextAt: components["schemas"]["Time"] | null;
            /** @enum {string} */
            state: "none" | "making" | "ready" | "failed";
            /** @description When the archive will be deleted; null unless it is ready. */
            until: components["schemas"]["Time"] | null;
        };
        DeadDelivery: {
            action: string;
            /** @description What the game server answered last. */
            code: string | null;
            createdAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** @description Nickname of who paid; null for what nobody paid for. */
            payer: string | null;
            player: {
                /** Format: uuid */
                id: string;
                login: components["schemas"]["Login"];
            };
            /** @description What was paid, minor units. */
            price: number | null;
            roleId: string | null;
            server: components["schemas"]["Slug"];
        };
        DeadDeliveryList: {
            items: components["schemas"]["DeadDelivery"][];
            nextCursor: string | null;
        };
        DebtList: {
            items: components["schemas"]["ListedDebt"][];
            nextCursor: string | null;
        };
        /**
         * Format: date-time
         * @description When the account will be deleted (docs/product/accounts.md#deletion); null if it stays.
         */
        DeletionTime: string | null;
        Delivery: components["schemas"]["RoleGrantDelivery"] | components["schemas"]["RoleRevokeDelivery"] | components["schemas"]["BanLiftDelivery"];
        DeliveryState: {
            /** Format: uuid */
            id: string;
            /**
             * @description Waiting for the game server, accepted by it, delivered in the game, or abandoned after all retries.
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
                /** @description Author of the mod. */
                originalAuthor: string | null;
                /** @description Web page of the mod. */
                originalUrl: string | null;
            };
            /** @description Not published; visible to editors only. */
            draft: boolean;
            id: components["schemas"]["DocumentSlug"];
            /** @description Images that the body shows, by id. */
            images: {
                [key: string]: components["schemas"]["DocumentImage"];
            };
            /** Format: uuid */
            key: string;
            /** @description Whether the caller likes it. */
            liked: boolean;
            /** @description Players who like it. */
            likes: number;
            locale: components["schemas"]["Locale"];
            /** @description Languages in which the document is written. */
            locales: components["schemas"]["Locale"][];
            /** @description The document published after this one. */
            next: components["schemas"]["DocumentLink"] | null;
            /** @description The document published before this one. */
            previous: components["schemas"]["DocumentLink"] | null;
            /** @description null until it is published. */
            publishedAt: components["schemas"]["Time"] | null;
            /** @description At 200 words a minute, minutes. */
            readingMinutes: number;
            /** @description Documents with the most tags and servers in common. */
            related: components["schemas"]["DocumentCard"][];
            /** @description For news, the servers it is about. For a mod, the servers that have it. For a server page, its one server. */
            servers: {
                color: string;
                id: components["schemas"]["Slug"];
                name: string;
                /** @description Version of the mod on that server. */
                version: string | null;
            }[];
            summary: string;
            tags: components["schemas"]["DocumentTag"][];
            target: components["schemas"]["DocumentTarget"];
            title: string;
            updatedAt: components["schemas"]["Time"];
            /** @description Readers, each counted once a day. */
            views: number;
        };
        DocumentAddresses: {
            items: {
                /** @description Address of its largest image. */
                cover: string | null;
                id: components["schemas"]["DocumentSlug"];
                /** @description Languages in which the document is written. */
                locales: components["schemas"]["Locale"][];
                updatedAt: components["schemas"]["Time"];
            }[];
            /** @description Parts that are not empty, a count. */
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
        DocumentAutosave: {
            content: components["schemas"]["AutosaveContent"];
            /** @description User agent of the browser that sent it. */
            device: string | null;
            id: components["schemas"]["AutosaveId"];
            /** @description Images that the text shows, by id. */
            images: {
                [key: string]: components["schemas"]["DocumentImage"];
            };
            /**
             * Format: uuid
             * @description Key of the document.
             */
            key: string | null;
            target: components["schemas"]["DocumentTarget"];
            title: string;
            typedAt: components["schemas"]["Time"];
            /** @description The version that was read, counted from 1; null if it was never saved. */
            version: number | null;
        };
        DocumentAutosaveList: {
            items: {
                /** @description User agent of the browser that sent it. */
                device: string | null;
                id: components["schemas"]["AutosaveId"];
                /**
                 * Format: uuid
                 * @description Key of the document.
                 */
                key: string | null;
                target: components["schemas"]["DocumentTarget"];
                title: string;
                typedAt: components["schemas"]["Time"];
                /** @description The version that was read, counted from 1; null if it was never saved. */
                version: number | null;
            }[];
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
            /** @description Languages in which the document is written. */
            locales: components["schemas"]["Locale"][];
            /** @description null until it is published. */
            publishedAt: components["schemas"]["Time"] | null;
            /** @description At 200 words a minute, minutes. */
            readingMinutes: number;
            /** @description For news, the servers it is about. For a mod, the servers that have it. For a server page, its one server. */
            servers: {
                color: string;
                id: components["schemas"]["Slug"];
                name: string;
                /** @description Version of the mod on that server. */
                version: string | null;
            }[];
            summary: string;
            tags: components["schemas"]["DocumentTag"][];
            target: components["schemas"]["DocumentTarget"];
            title: string;
            updatedAt: components["schemas"]["Time"];
            /** @description Readers, each counted once a day. */
            views: number;
        };
        /** @description Everything that an editor writes, in both languages. */
        DocumentContent: {
            cover: components["schemas"]["Cover"] | null;
            /** @description For a mod, its author and source. null for other types. */
            meta: {
                originalAuthor: string | null;
                /** @description https only. */
                originalUrl: string | null;
            };
            /** @description When a scheduled document is published. */
            publishAt: components["schemas"]["Time"] | null;
            /** @description For news, the servers it is about. For a mod, the servers that have it. For a server page, its one server. */
            servers: {
                id: components["schemas"]["Slug"];
                /** @description Version of the mod on that server. */
                version: string | null;
            }[];
            /** @description null to generate it from the title. Not read of a server page; its address is the id of its server. */
            slug: components["schemas"]["DocumentSlug"] | null;
            tags: components["schemas"]["Slug"][];
            texts: {
                en: components["schemas"]["DocumentText"] | null;
                ru: components["schemas"]["DocumentText"] | null;
            };
        };
        DocumentImage: {
            /** @description Height of the largest image, pixels. */
            height: number;
            /** Format: uuid */
            id: string;
            /** @description A data URL of a few pixels, shown until the image is loaded. */
            placeholder: string;
            /** @description Smallest first; AVIF only for covers, available some time after the upload. */
            sources: {
                /** @enum {string} */
                type: "image/webp" | "image/avif";
                url: string;
                /** @description Pixels. */
                width: number;
            }[];
            /** @description Width of the largest image, pixels. */
            width: number;
        };
        DocumentKey: {
            /**
             * Format: uuid
             * @description Never changes, even if the address does.
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
        /** @description Its address within its document type, where it is unique. */
        DocumentSlug: string;
        DocumentSource: {
            author: components["schemas"]["DocumentAuthor"];
            content: components["schemas"]["DocumentContent"];
            /** @description All stored images of the document, by id. */
            images: {
                [key: string]: components["schemas"]["DocumentImage"];
            };
            /** Format: uuid */
            key: string;
            /** @description null until it is published. */
            publishedAt: components["schemas"]["Time"] | null;
            slug: components["schemas"]["DocumentSlug"];
            state: components["schemas"]["DocumentState"];
            target: components["schemas"]["DocumentTarget"];
            updatedAt: components["schemas"]["Time"];
            /** @description Counted from 1. */
            version: number;
        };
        /**
         * @description A document in the trash is deleted permanently 30 days after it was moved there.
         * @enum {string}
         */
        DocumentState: "draft" | "scheduled" | "published" | "unpublished" | "trash";
        DocumentTag: {
            /** @description Published documents that have this tag, a count. */
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
        DocumentToAutosave: {
            content: components["schemas"]["AutosaveContent"];
            id: components["schemas"]["AutosaveId"];
            /**
             * Format: uuid
             * @description Key of the document; left out while it has none.
             */
            key?: string;
            target: components["schemas"]["DocumentTarget"];
            /** @description The title in a list. */
            title: string;
            /** @description The version that was read, counted from 1; left out while it was never saved. */
            version?: number;
        };
        DocumentVersion: {
            author: components["schemas"]["DocumentAuthor"];
            content: components["schemas"]["DocumentContent"];
            /** @description Images that this version shows, by id. */
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
            /** @description Readers, each counted once a day. */
            views: number;
        };
        DocumentWorkList: {
            items: {
                author: components["schemas"]["DocumentAuthor"];
                /** Format: uuid */
                key: string;
                locales: components["schemas"]["Locale"][];
                /** @description When it is published. */
                publishAt: components["schemas"]["Time"] | null;
                /** @description null until it is published. */
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
            /** @description JSON of a DocumentContent, validated against its closed schema; an error names the position in details.fields. */
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
        EditedServerFacts: {
            facts: components["schemas"]["ServerFacts"];
            server: components["schemas"]["Slug"];
        };
        EmailAssignment: {
            email: string;
            reason: components["schemas"]["Reason"];
            /** @description Confirms it for an account without a second factor; without it 409. */
            withoutSecondFactor: boolean;
        };
        EmailCodeFailed: {
            /** @constant */
            captchaRequired: false;
            /** @constant */
            success: false;
            /** @description Attempts that are left for this code, a count; 0 if it no longer works. */
            triesLeft: number;
        };
        /** @description Every error response has this format (docs/product/api.md#errors). */
        Error: {
            details: components["schemas"]["ErrorDetails"] | null;
            /**
             * @description Error code of the registry; no unit.
             * @enum {integer}
             */
            error_code: -7 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 500;
            /** @description What happened, in the language of the request. */
            error_message: string;
        };
        ErrorDetails: {
            avatarOrSkin?: components["schemas"]["AvatarOrSkin"] | null;
            ban?: components["schemas"]["Ban"];
            /** @description What the error means and how to resolve it, in the language of the request. */
            description: string;
            factor?: components["schemas"]["Factor"];
            factors?: components["schemas"]["Factors"];
            /** @description Invalid fields of the submitted form, from field name to error text. */
            fields?: {
                [key: string]: string;
            };
            login?: components["schemas"]["Login"];
            /** @description Missing amount, minor units; whole coins for not_enough_coins. */
            missing?: number;
            price?: components["schemas"]["Price"];
            /** @description Identifies the request in the logs. */
            requestId?: string;
            /** @description Time to wait before the next attempt, seconds. */
            retryAfter?: number;
            /** @description Wrong codes after which the sign-in ends, a count. */
            triesLeft?: number;
            /** @description Machine-readable name from the registry. */
            type: string;
            /**
             * Format: uuid
             * @description Player whose sign-in waits for confirmation; this and the following fields are present with -7.
             */
            userId?: string;
        };
        /**
         * @description Why a person has to act: an event of a kind that is not known, of no payment, with another amount or currency than its payment, without a value that it needs, with more returned than was paid, or a dispute to answer.
         * @enum {string}
         */
        EventNeed: "unknown_type" | "unknown_payment" | "mismatch" | "incomplete" | "too_much" | "dispute";
        /** @description An element of a batch that was not stored as it was sent. */
        EventOddity: {
            /** @description Place in its list, counted from 0. */
            index: number;
            /** @enum {string} */
            part: "sessions" | "counters" | "bans" | "wipes" | "reportedAt";
            /** @enum {string} */
            result: "corrected" | "left_out";
        };
        /**
         * @description Second factor: 1 Telegram, 2 VK (docs/product/accounts.md#second-factor), 3 authenticator app, 4 passkey; no unit.
         * @enum {integer}
         */
        Factor: 1 | 2 | 3 | 4;
        FactorAdded: {
            /** @description Ten new codes, shown only in this response; null if the previous codes are still valid. */
            recoveryCodes: string[] | null;
            state: components["schemas"]["TwoFactor"];
        };
        FactorMethod: {
            factor: components["schemas"]["Factor"];
            /** @description Name shown in the messenger; empty if it is not known. */
            name: string;
            since: components["schemas"]["Time"];
        };
        /** @description Every factor that can confirm this sign-in; the requested one comes first. */
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
            /** @description Why the value is invalid, in the requested language; null if it is valid. */
            reason: string | null;
            valid: boolean;
        };
        /** @description Address of a file that never changes. */
        FileAddress: string;
        FoundPlayer: {
            /** @description null if the player never set one; the page then renders a default face. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
            /** @description Where the player is in the game now; null if offline or hidden. */
            online: components["schemas"]["OnlineOn"] | null;
        };
        FoundPlayers: {
            players: components["schemas"]["FoundPlayer"][];
        };
        Friend: {
            /** @description null if this friend hides their friends from the caller. */
            login: components["schemas"]["Login"] | null;
            /** @description Where this friend is in the game now; null if offline or hidden. */
            online: components["schemas"]["OnlineOn"] | null;
            /** @description Start of the friendship; null if login is null. */
            since: components["schemas"]["Time"] | null;
        };
        FriendList: {
            items: components["schemas"]["Friend"][];
            /** @description null on the last page. */
            nextCursor: string | null;
        };
        /** @description Friend requests that wait for an answer of the player, those of blocked players left out; 100 stands for more too. */
        FriendRequestCount: number;
        FriendStanding: {
            login: components["schemas"]["Login"];
            state: components["schemas"]["FriendState"];
        };
        /**
         * @description Relation of a player to the caller: outgoing (the caller sent a request), incoming (the player sent a request), a friend, or blocked by the caller. Does not show whether the player blocked the caller.
         * @enum {string}
         */
        FriendState: "none" | "outgoing" | "incoming" | "friends" | "blocked";
        FriendWanted: {
            nickname: components["schemas"]["AnyNickname"];
        };
        /** @description The current state of a ban in the game. Reported when the ban is issued, changed (reason, end or price; a moved end can reactivate an expired ban) and lifted; the ban expires at its end, reported or not. Repeated reports have no effect, an older report never replaces a newer one, and a lifted ban stays lifted. A ban of an unknown login is skipped. */
        GameBan: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            /** @description Who issued the ban. */
            banned_by: string;
            id: components["schemas"]["GameBanId"];
            /** @description No longer active in the game. */
            lifted: boolean;
            /** @description When the ban was lifted in the game; null or omitted if that is not known, and the time of the report is used. */
            lifted_at?: components["schemas"]["Time"] | null;
            login: components["schemas"]["Login"];
            /** @description null means never. */
            unban_at: components["schemas"]["Time"] | null;
            /** @description Price of lifting the ban, minor units; null if it is not for sale. */
            unbanPrice: number | null;
        };
        /** @description The game server's id of a ban; unique on that server. */
        GameBanId: string;
        /** @description A game client that the launcher installs, and the server it belongs to. */
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
             * @description Time of this snapshot of totals and bans, by the clock of the game server; defaults to the time of the signature. A batch that is sent again has the same time, no matter how late it arrives.
             */
            reportedAt?: string;
            sessions: {
                /** @description Time away from keyboard, seconds. */
                afkSeconds: number;
                /** Format: uuid */
                id: string;
                joinedAt: components["schemas"]["Time"];
                leftAt: components["schemas"]["Time"];
                login: components["schemas"]["Login"];
            }[];
            /** @description When the worlds of this server were recreated, which makes refunds available. A time within half a day of a known or announced wipe refers to that wipe; an announced one gets this time. */
            wipes?: components["schemas"]["Time"][];
        };
        GameEventsResult: {
            /** @description Elements that were corrected or left out, the first 100; omitted if there are none. */
            oddities?: components["schemas"]["EventOddity"][];
            /** @enum {string} */
            result: "accepted" | "duplicate";
        };
        GameKeyDraft: {
            keyId: components["schemas"]["GameKeyId"];
            reason: components["schemas"]["Reason"];
            secret: components["schemas"]["GameKeySecret"];
            serverId: components["schemas"]["Slug"];
        };
        GameKeyEnd: {
            keyId: components["schemas"]["GameKeyId"];
            reason: components["schemas"]["Reason"];
        };
        GameKeyId: string;
        GameKeyRotation: {
            keyId: components["schemas"]["GameKeyId"];
            reason: components["schemas"]["Reason"];
            secret: components["schemas"]["GameKeySecret"];
        };
        /** @description 32 random bytes, base64url. */
        GameKeySecret: string;
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
            /** @description Time of the last update; null if it was never computed. */
            refreshedAt: components["schemas"]["Time"] | null;
        };
        GrantEnd: {
            /** @description End that was shown to the operator. */
            expectedUntil: components["schemas"]["Time"] | null;
            reason: components["schemas"]["Reason"];
            /** @description The new end; null is for ever, a moment that is past is now. */
            until: components["schemas"]["Time"] | null;
        };
        GroupChange: {
            /** @description Groups that were shown to the operator. */
            expectedGroups: components["schemas"]["StaffGroup"][];
            groups: components["schemas"]["StaffGroup"][];
            reason: components["schemas"]["Reason"];
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
        Heartbeat: {
            /**
             * Format: uuid
             * @description Changes at each start of the game server.
             */
            bootId: string;
            gameVersion: string;
            /** @description Player slots, a count. */
            maxPlayers: number;
            online: {
                afk: boolean;
                joinedAt: components["schemas"]["Time"];
                login: components["schemas"]["Login"];
            }[];
            /** @description Heartbeats since that start, a count; an older heartbeat never overwrites a newer one. */
            seq: number;
            /** @description Game ticks per second. */
            tps: number;
            worlds: string[];
        };
        HeartbeatReply: {
            deliveries: components["schemas"]["Delivery"][];
            /** @description Online players whose appearance changed during the last minute or since the previous heartbeat. Repeated until that minute is over; a server that already has the version can ignore the entry. */
            looks: components["schemas"]["PlayerLook"][];
            /** @description More deliveries are waiting; send the next request immediately. */
            more: boolean;
            serverTime: components["schemas"]["Time"];
        };
        HiddenPart: {
            part: components["schemas"]["PrivacyPart"];
            shownTo: components["schemas"]["ShownTo"];
        };
        Home: {
            /** @description Some of them, by nickname. */
            friends: {
                login: components["schemas"]["Login"];
                serverId: components["schemas"]["Slug"];
            }[];
            /** @description Friends in the game now who show it to the player, a count. */
            friendsOnline: number;
            /** @description The server where the player is in the game, or was last; null if they have not played yet. */
            lastServer: components["schemas"]["Slug"] | null;
            /** @description The next announced wipe of any server; null if there is none. */
            nextWipe: components["schemas"]["HomeWipe"] | null;
            /** @description Active roles, the one that ends first comes first, permanent ones last. */
            roles: {
                /** @description null means permanent. */
                expiresAt: components["schemas"]["Time"] | null;
                role: components["schemas"]["RoleName"];
            }[];
        };
        HomeWipe: {
            at: components["schemas"]["Time"];
            serverId: components["schemas"]["Slug"];
        };
        ImageUpload: {
            /**
             * Format: binary
             * @description The image file.
             */
            file: Blob;
        };
        /** @description The referral code that the new player has typed, in any case; it wins over the Referral-Code of the browser. 422 if no player has it; empty for none. */
        InviteCode: string;
        Invited: {
            /** @description Paid for the friend, whole coins. */
            coins: number | null;
            /** @description Whether the friend's playtime is paid; false if both accounts appear to belong to one person. */
            counted: boolean;
            /** @description Paid full hours, hours. */
            hours: number | null;
            login: components["schemas"]["Login"];
            registeredAt: components["schemas"]["Time"];
        };
        InvitedList: {
            items: components["schemas"]["Invited"][];
            /** @description null on the last page. */
            nextCursor: string | null;
        };
        JoinAllowed: {
            /** @constant */
            allowed: true;
            login: components["schemas"]["Login"];
            look: components["schemas"]["PlayerLook"];
            /** Format: uuid */
            playerId: string;
            /** @description Active roles of the player on this server. */
            roles: components["schemas"]["Slug"][];
        };
        JoinRefused: {
            /** @constant */
            allowed: false;
            /** @description Message for the player, in the requested language. */
            message: string;
            /**
             * @description The session is invalid, the player is banned on this server, or the session is for another server.
             * @enum {string}
             */
            reason: "session" | "banned" | "server";
        };
        JoinRequest: {
            /** Format: uuid */
            accessId: string;
            accessToken: string;
            /** @description Address of the player; only its prefix is stored. */
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
        /** @description Chat command that gives the kit, `/kit` with the name of the kit within its role. */
        KitCommand: string;
        KitItem: {
            /** @description Number of items, a count. */
            count: number;
            /** @description Name of an item image of the UI kit. */
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
            /** @description null on the last page. */
            nextCursor: string | null;
        };
        LauncherApproval: {
            /** @description SHA-256 of the verifier as base64url: PKCE, method S256. */
            challenge: string;
            port: components["schemas"]["LauncherPort"];
        };
        LauncherApproved: {
            /** @description Works once, for a minute. */
            code: string;
        };
        LauncherCode: {
            code: string;
            port: components["schemas"]["LauncherPort"];
            systemData: components["schemas"]["SystemFields"];
            /** @description Secret of the launcher, 256 bits. */
            verifier: string;
        };
        LauncherCodeResult: components["schemas"]["SignedIn"] | components["schemas"]["SignedInPending"];
        LauncherCredentials: {
            /** @description Nickname or email. */
            login: string;
            password: string;
            /** @description Solved captcha challenge; required after a response with captchaRequired. */
            recaptcha?: string;
            systemData: components["schemas"]["SystemFields"];
        };
        LauncherLog: {
            /**
             * Format: uuid
             * @description One of main's clients; null if none was started yet.
             */
            clientUuid: string | null;
            text: string;
        };
        LauncherLogReceipt: {
            /** @description Id that the player gives to the support team. */
            id: string;
        };
        /** @description Port of 127.0.0.1 on which the launcher waits for the code; no unit. */
        LauncherPort: number;
        LauncherRefresh: {
            code?: components["schemas"]["ConfirmationCode"];
            systemData?: components["schemas"]["SystemFields"];
        };
        LegacyPair: {
            browser?: components["schemas"]["BrowserFields"];
            login: string;
            system?: components["schemas"]["SystemFields"];
        };
        /** @description Token from the link of an email. */
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
        /** @description Addresses from the configuration; null if the project has none. */
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
        /** @description A ban as visible to every player (docs/product/community.md#bans). */
        ListedBan: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            banned_by: string;
            /** @description When the ban expired or was lifted; null while it is active. */
            ended_at: components["schemas"]["Time"] | null;
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
            rule: components["schemas"]["BrokenRule"];
            /** @description Where the player is banned; null means everywhere. */
            server: components["schemas"]["Slug"] | null;
            /** @enum {string} */
            state: "active" | "expired" | "lifted";
            /** @description null means never. */
            unban_at: components["schemas"]["Time"] | null;
        };
        ListedDebt: {
            /** @description Minor units. */
            amount: number;
            /**
             * @description What it began with.
             * @enum {string}
             */
            cause: "refund" | "dispute";
            currency: components["schemas"]["Currency"];
            /**
             * Format: uuid
             * @description The top-up that went back.
             */
            paymentId: string;
            player: components["schemas"]["NamedPlayer"];
            since: components["schemas"]["Time"];
        };
        ListedPlayer: {
            email: string | null;
            groups: components["schemas"]["StaffGroup"][];
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
            registeredAt: components["schemas"]["Time"];
        };
        ListedPromoCode: {
            code: string;
            createdAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            madeBy: string;
            /**
             * @description Over as well when it is used up.
             * @enum {string}
             */
            state: "running" | "over";
            terms: components["schemas"]["PromoCodeTerms"];
            /** @description Number of purchases with it. */
            uses: number;
        };
        ListedSale: {
            endsAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            madeBy: string;
            /** @description In the requested language. */
            name: string;
            startsAt: components["schemas"]["Time"];
            /** @enum {string} */
            state: "planned" | "running" | "over";
            terms: components["schemas"]["SaleTerms"];
            /** @description Number of purchases at its price. */
            uses: number;
        };
        /** @description Minor units; null where it is not sold. */
        ListPrice: number | null;
        /** @enum {string} */
        Locale: "ru" | "en";
        /** @description Nickname, unique regardless of case. */
        Login: string;
        LoginFailed: {
            /** @description The next attempt requires a solved captcha. */
            captchaRequired: boolean;
            /** @constant */
            success: false;
        };
        LoginResult: components["schemas"]["SignedIn"] | components["schemas"]["SignedInPending"] | components["schemas"]["LoginFailed"];
        Look: {
            /** @description null if the face of the skin is shown. */
            avatar: components["schemas"]["Avatar"] | null;
            /** @description The new value of this field in the player's own state. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** @description null if the player has no cape. */
            cape: components["schemas"]["WornCape"] | null;
            /** @description The avatar that `user/avatar/rollback` restores; null if there is none. */
            previousAvatar: components["schemas"]["Avatar"] | null;
            /** @description Id of the current skin in `skins`; null if a default skin of this project is used. */
            skin: string | null;
            /** @description The last ten skins, the most recently used first. */
            skins: components["schemas"]["KeptSkin"][];
        };
        /** @description Changes with every change of the appearance. */
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
            /** @description Whether the mail server refused the email with the code that was sent. */
            codeRefused: boolean;
            /** @description When the code that was sent expires; null if none was sent. */
            codeUntil: string | null;
            /** @description Current address, masked; null if there is none. */
            email: string | null;
            /** @description Whether the mail server of the current address refused our last email to it for good. */
            emailRefused: boolean;
            /**
             * @description Which of the four forms is next.
             * @enum {string}
             */
            form: "send_code" | "enter_code" | "new_email" | "enter_new_code";
            /** @description Address to which the code of the last form was sent. */
            newEmail: string | null;
            /** @description When another email can be sent to the same address; null if none was sent. */
            resendAt: string | null;
            /** @description Attempts left for the code that was sent, a count; 0 if none was sent. */
            triesLeft: number;
        };
        MailUndo: {
            /** @description Masked; null if the link is not valid. */
            newEmail: string | null;
            /** @description Masked; null if the link is not valid. */
            oldEmail: string | null;
            until: string | null;
            works: boolean;
        };
        MailUndoToken: {
            token: string;
        };
        Main: {
            /** @description null if the visitor is not signed in. */
            auth: components["schemas"]["AuthState"] | null;
            brand: string;
            clients: components["schemas"]["GameClient"][];
            counts: components["schemas"]["Counts"];
            links: components["schemas"]["Links"];
            locale: components["schemas"]["Locale"];
            /** @description Contact of the operator for the legal texts. */
            operatorEmail: string;
            /** @description The region that the signed-in player selected; null for a visitor, whose region is stored in a cookie. */
            region: components["schemas"]["Region"] | null;
            /** @description Company that takes the payments, as named in the public offer. */
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
                /** @description The most important ban: one that applies everywhere comes before one for a single server, then the newest. null if not banned. */
                current: components["schemas"]["Ban"] | null;
                /** @description Banned on a server or everywhere. */
                isBanned: boolean;
                /** @description Price of lifting the ban, minor units; null if it is not for sale, 0 if not banned. */
                unbanPrice: number | null;
            };
        };
        MoneyEntry: {
            /** @description Credited (positive) or debited (negative), minor units. */
            amount: number;
            at: components["schemas"]["Time"];
            /** @description Balance after the movement, minor units. */
            balanceAfter: number;
            currency: components["schemas"]["Currency"];
            /** @description Reason of the movement, in the requested language. */
            description: string;
            id: string;
            /**
             * @description correction is a credit or debit by support; top_up_refund took a top-up that its payer got back, dispute_won returned it, and debt_payment paid what was still owed for it; order_refund is the refund for a role that its game server never delivered, or that was taken back after a wipe; opening is the initial balance of a sample player in development.
             * @enum {string}
             */
            kind: "top_up" | "top_up_bonus" | "purchase" | "gift" | "unban" | "unban_refund" | "order_refund" | "role_transfer" | "correction" | "top_up_refund" | "dispute_won" | "debt_payment" | "opening";
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
        NamedPlayer: {
            /** Format: uuid */
            id: string;
            login: components["schemas"]["Login"];
        };
        Newcomers: {
            from: components["schemas"]["Time"];
            /** @description Players of each step, starting at `from`; null before the first player joined. */
            points: (number | null)[];
            /** @description Time from the beginning of a point to the beginning of the next, seconds, equal to one or several days. */
            step: number;
        };
        NewDocument: {
            /** @description JSON of a DocumentContent, validated against its closed schema; an error names the position in details.fields. */
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
        /** @description The passkey that the browser created (RegistrationResponseJSON of WebAuthn), and the name its owner gave it. */
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
            /** @description Secret of this browser, 256 bits as base64url. The website server removes it from the data for a page. */
            oauthKey: string;
            /**
             * Format: uri
             * @description Address of the page of the service.
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
            /** @description Name at the service; null if the service does not return one. */
            name: string | null;
            /** @description A free nickname similar to the name at the service; null if there is none. */
            nickname: string | null;
            /** @constant */
            outcome: "register";
            service: components["schemas"]["SignInService"];
        };
        OauthWaiting: {
            ticket: components["schemas"]["OauthTicket"] | null;
        };
        /** @description A batch with invalid elements, such as a session of a login of another game. */
        OddGameEvents: {
            /** Format: uuid */
            batchId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A heartbeat with invalid values, such as one with a login of another game or a TPS above 20. */
        OddHeartbeat: {
            /** Format: uuid */
            bootId: string;
            /** @description As in Heartbeat, a count. */
            seq: number;
        } & {
            [key: string]: unknown;
        };
        /** @description Maximum players at once in each hour of the day, midnight first; null if no heartbeat arrived, for the future, and for an hour that the clock skips. If the time zone is half an hour off UTC, the value is for the UTC hour that begins within the local hour. */
        OnlineDay: (number | null)[];
        /** @description Days of the time zone; the last one is the same day of the previous week. */
        OnlineDays: {
            today: components["schemas"]["OnlineDay"];
            weekBefore: components["schemas"]["OnlineDay"];
            yesterday: components["schemas"]["OnlineDay"];
        };
        OnlineHistory: {
            from: components["schemas"]["Time"];
            /** @description In display order. */
            servers: components["schemas"]["ServerHistory"][];
            /** @description Time from the beginning of a point to the beginning of the next, seconds. */
            step: number;
            /** @description All servers, counted at the same time; null if one server is requested. */
            together: components["schemas"]["OnlinePoints"] | null;
        };
        OnlineOn: {
            serverId: components["schemas"]["Slug"];
        };
        /** @description Maximum players at once in each step, starting at `from`; null if no heartbeat arrived. */
        OnlinePoints: (number | null)[];
        /** @description Of one server, or of all servers together. */
        OnlineRecords: {
            /** @description Players online now, a count. */
            onlineCurrent: number;
            /** @description Maximum players at once in the last 24 h, a count. */
            onlineDay: number;
            /** @description Maximum players at once ever, a count. */
            onlineMax: number;
            timeOnlineDay: components["schemas"]["Time"] | null;
            timeOnlineMax: components["schemas"]["Time"] | null;
        };
        OnlineSummary: {
            days: components["schemas"]["OnlineDays"];
            /** @description In display order. */
            servers: components["schemas"]["RecordsOfServer"][];
            /** @description All servers, counted at the same time; null if one server is requested. */
            together: components["schemas"]["OnlineRecords"] | null;
            /** @description Mean players for each hour of the week over the last 56 days, Monday first. */
            week: (number | null)[][];
        };
        OperatorAct: {
            /** @description Address prefix that it came from; null for a command. */
            address: string | null;
            after: components["schemas"]["ActValue"];
            at: components["schemas"]["Time"];
            before: components["schemas"]["ActValue"];
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ActKind"];
            /** @description Nickname, or name of the system user who ran a command. */
            operator: string;
            /** @description null for an act that is about no player. */
            player: {
                /** Format: uuid */
                id: string;
                login: components["schemas"]["Login"];
            } | null;
            reason: string;
            /** @description Of the kinds role, price and best_choice. */
            role: components["schemas"]["RoleName"] | null;
            /** @description What it is about, where that is no player: the name of a sale. */
            subject: string | null;
            /**
             * Format: uuid
             * @description Id of the act that it undid.
             */
            undoes: string | null;
            /** @description Whether another act undid it. */
            undone: boolean;
        };
        OperatorActList: {
            items: components["schemas"]["OperatorAct"][];
            nextCursor: string | null;
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
            /** @description null if it was never used. */
            lastUsedAt: components["schemas"]["Time"] | null;
            name: components["schemas"]["PasskeyName"];
        };
        PasskeyBegun: {
            /** @description Secret of this browser, 256 bits as base64url. The website server removes it from the data for a page. */
            passkeyKey: string;
            question: components["schemas"]["PasskeyQuestion"];
        };
        PasskeyName: string;
        /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
        PasskeyQuestion: {
            /** @description Empty if any passkey for this site is allowed. */
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
        /** @description Time limit for the browser, ms. */
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
                 * @description COSE number of the algorithm, one of EdDSA, ES256, RS256; no unit.
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
            /** @description The current password; omitted if the account has none. */
            password?: string;
            passwordConfirmation: string;
            /** @description Solved captcha challenge; required once a response requested it. */
            recaptcha?: string;
        };
        /** @description An event from the reseller. The results of a payment are applied, and so are payment.refunded (orderId, refundId, amount, currency), dispute.opened, dispute.lost and dispute.won (orderId, disputeId, amount, currency); every other event is stored unchanged and reported to operators. Fields without a description are stored too. */
        PaymentEvent: components["schemas"]["PaymentResult"] | components["schemas"]["OtherPaymentEvent"];
        PaymentEventList: {
            items: components["schemas"]["StoredPaymentEvent"][];
            nextCursor: string | null;
        };
        /** @enum {string} */
        PaymentMethod: "bank_card" | "instant_payment" | "cryptocurrency";
        PaymentOptions: {
            /** @description Lowest first; the last entry whose from is reached applies. */
            bonuses: {
                /** @description Minimum top-up for this bonus, minor units. */
                from: number;
                /** @description Bonus added to the top-up, percent. */
                percent: number;
            }[];
            currency: components["schemas"]["Currency"];
            /** @description What the player owes for top-ups that were refunded, minor units; the next top-up pays it first. */
            debt: number;
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
            /** @description Amount to pay without the bonus, minor units of RUB. */
            amount: number;
            method: components["schemas"]["PaymentMethod"];
        };
        PaymentRefund: {
            /** @description Minor units. */
            amount: number;
            /** @description What was shown to the operator, minor units. */
            expectedRefundable: number;
            reason: components["schemas"]["Reason"];
        };
        PaymentResult: {
            /** @description Amount paid, minor units. */
            amount: number;
            createdAt: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            /** @description The reseller's id of the event. */
            eventId: string;
            /**
             * Format: uuid
             * @description The paymentId of this API.
             */
            orderId: string;
            /** @enum {string} */
            type: "payment.succeeded" | "payment.failed";
        } & {
            [key: string]: unknown;
        };
        PaymentReversal: {
            /** @description Minor units, without the bonus. */
            amount: number;
            at: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "refund" | "dispute";
            /** @description The provider's id of it. */
            reference: string;
            /** @enum {string} */
            state: "asked" | "done" | "open" | "lost" | "won";
            /** @description What the player lost for it and did not get back, with the bonus, minor units. */
            taken: number;
        };
        PaymentStarted: {
            /** Format: uuid */
            paymentId: string;
            /** Format: uri */
            redirectUrl: string;
        };
        /**
         * @description created: not paid yet; lapsed: not paid for 90 days, still credited if the money comes.
         * @enum {string}
         */
        PaymentState: "created" | "failed" | "lapsed" | "succeeded";
        /** @description The player whose sign-in waits, and the second factor it waits for (docs/product/accounts.md#second-factor). */
        PendingConfirmation: {
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            factor: components["schemas"]["Factor"];
            factors: components["schemas"]["Factors"];
            login: components["schemas"]["Login"];
            /** Format: uuid */
            userId: string;
        };
        /**
         * @description 31 days, 93 days, or permanent.
         * @enum {string}
         */
        Period: "month" | "three_months" | "forever";
        PeriodPrice: {
            /** @description On sale where there is one, minor units. */
            amount: number;
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["Period"];
            sale?: components["schemas"]["SaleMark"];
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
        PlannedPrice: {
            period: components["schemas"]["Period"];
            reason: components["schemas"]["Reason"];
            roleId: components["schemas"]["Slug"];
            validFrom: components["schemas"]["Time"];
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
         * @description Position of a player in the project.
         * @enum {string}
         */
        PlayerGroup: "editor" | "moderator" | "admin";
        /** @description The appearance of a player. The images are at `skin/{login}/texture` and `skin/{login}/cape`, with the version as `v`. */
        PlayerLook: {
            /** @description null if the player has no cape. */
            cape: components["schemas"]["LookVersion"] | null;
            login: components["schemas"]["Login"];
            model: components["schemas"]["SkinModel"];
            skin: components["schemas"]["LookVersion"];
        };
        PlayerRole: {
            /** @description null means permanent. */
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
            /** @description Version of the cape; null if the player has no cape. */
            cape: components["schemas"]["LookVersion"] | null;
            model: components["schemas"]["SkinModel"];
            version: components["schemas"]["LookVersion"];
        };
        PlayersRevision: {
            /** @description Opaque; use only to compare it with an earlier value. */
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
            /** @description null if the player hides coins. */
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
            /** @description null if the player hides playtime. */
            playtime: components["schemas"]["PlaytimeStatistics"] | null;
            /** @description null means all servers together. */
            server: components["schemas"]["Slug"] | null;
        };
        Playtime: {
            login: components["schemas"]["Login"];
            /** @description Consecutive points without gaps, oldest first. */
            points: components["schemas"]["PlaytimePoint"][];
            /**
             * @description Weeks begin on Monday.
             * @enum {string}
             */
            resolution: "hour" | "day" | "week" | "month";
            /** @description null means all servers together. */
            server: components["schemas"]["Slug"] | null;
        };
        /** @description Both are null if the playtime is unknown, for the future, and for hours of more than a year ago. Also null if the point would reveal that the player is or was recently online, which is the current day for callers from whom lastSeen is hidden. */
        PlaytimePoint: {
            /** @description Additional time away from keyboard, seconds. */
            afkSeconds: number | null;
            at: components["schemas"]["Time"];
            /** @description Playtime, seconds. */
            seconds: number | null;
        };
        /** @description Days and weeks are in UTC. */
        PlaytimeStatistics: {
            /** @description Total additional time away from keyboard, seconds. */
            afk: number;
            /** @description Playtime in the last 31 days, seconds. */
            month: number;
            /** @description Play sessions, a count. */
            sessions: number;
            /** @description Total playtime, seconds. */
            total: number;
            /** @description Playtime since Monday, seconds. */
            week: number;
            /** @description Playtime in the previous week, seconds. */
            weekBefore: number;
            /** @description Playtime in the last 365 days, seconds. */
            year: number;
        };
        PreviewedPurchase: {
            price: components["schemas"]["Price"];
        };
        PreviewedRole: {
            id: components["schemas"]["Slug"];
            name: string;
            prices: {
                /** @description With the sale, minor units. */
                after: number;
                /** @description List price, minor units. */
                before: number;
                period: components["schemas"]["Period"];
            }[];
            serverId: components["schemas"]["Slug"];
            serverName: string;
        };
        Price: {
            /** @description Before the discount of an upgrade, with the sale and the promo code, minor units. */
            base: number;
            currency: components["schemas"]["Currency"];
            discount: {
                /** @description Amount of the discount, minor units. */
                amount: number;
                /** @description Value of what is left of the role that ends, minor units. */
                credit: number;
                /** @description Part of the credit above the price, minor units: it is lost with the role. */
                lost: number;
                /** @enum {string} */
                reason: "active_role";
                /** @description The reason as text, in the requested language. */
                text: string;
            } | null;
            /** @description Price after the discount, minor units. */
            final: number;
            promo?: components["schemas"]["PromoMark"];
            sale?: components["schemas"]["SaleMark"];
        };
        PriceDraft: {
            /** @description The new price, minor units; null to sell it no longer. */
            amount: number | null;
            expectedAmount: components["schemas"]["ListPrice"];
            period: components["schemas"]["Period"];
            reason: components["schemas"]["Reason"];
            roleId: components["schemas"]["Slug"];
            /** @description When it begins, in the future; null is now. */
            validFrom: components["schemas"]["Time"] | null;
        };
        PricedRole: {
            bestChoice: boolean;
            /** @description Of each period, the shortest first. */
            prices: {
                amount: components["schemas"]["ListPrice"];
                period: components["schemas"]["Period"];
                /** @description Changes to come, the next first. */
                planned: {
                    amount: components["schemas"]["ListPrice"];
                    validFrom: components["schemas"]["Time"];
                }[];
            }[];
            role: components["schemas"]["RoleName"];
            /** @description Name of the server. */
            server: string;
        };
        PriceTable: {
            items: components["schemas"]["PricedRole"][];
        };
        /** @description Who can see each part; the owner and moderators see all parts. The time when a player was last seen is visible only to callers who can also see whether the player is online. */
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
         * @description A part of a profile that its owner can hide from others.
         * @enum {string}
         */
        PrivacyPart: "online" | "playtime" | "statistics" | "coins" | "friends" | "roles" | "lastSeen" | "services";
        Profile: {
            /** @description null if the player never set one; the page then renders a default face. */
            avatarOrSkin: components["schemas"]["AvatarOrSkin"] | null;
            /** @description The most important active ban: one that applies everywhere comes before one for a single server, then the newest. null if not banned. */
            ban: components["schemas"]["PublicBan"] | null;
            /** @description null if hidden. */
            coins: components["schemas"]["ProfileCoins"] | null;
            cover: components["schemas"]["ProfileCover"];
            /** @description Friends, a count; null if hidden. */
            friends: number | null;
            /** @description null for a visitor and for the caller's own profile. */
            friendState: components["schemas"]["FriendState"] | null;
            /** @description Parts that are hidden from the caller. */
            hidden: components["schemas"]["PrivacyPart"][];
            /** Format: uuid */
            id: string;
            /** @description When the player was last in the game; null if never or hidden. */
            lastSeenAt: components["schemas"]["Time"] | null;
            /** @description Whether the caller likes this player. */
            liked: boolean;
            /** @description Players who like this one, a count. */
            likes: number;
            login: components["schemas"]["Login"];
            /** @description Where the player is in the game now; null if offline or hidden. */
            online: components["schemas"]["OnlineOn"] | null;
            /** @description Changes when the share image of the profile shows something else; depends only on what a visitor can see. */
            pictureVersion: string;
            /** @description null if hidden. If lastSeen is hidden, includes only days that are over. */
            playtime: components["schemas"]["ProfilePlaytime"] | null;
            /** @description Privacy settings, for callers who can see everything (the owner and moderators). null for all other callers. */
            privacy: components["schemas"]["Privacy"] | null;
            ranks: components["schemas"]["Ranks"];
            registeredAt: components["schemas"]["Time"];
            /** @description Active roles, and the player's position in the project; null if hidden. */
            roles: components["schemas"]["PlayerRoles"] | null;
            /** @description Services linked for the profile, Discord before YouTube; null if hidden. */
            services: components["schemas"]["ProfileService"][] | null;
        };
        ProfileCoins: {
            /** @description Total on all servers, whole coins. */
            amount: number;
            /** @description Every server, in their order. */
            servers: {
                /** @description Whole coins. */
                amount: number;
                serverId: components["schemas"]["Slug"];
            }[];
        };
        /** @description Decoration of a profile's header. */
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
            /** @description Additional time away from keyboard, seconds. */
            afkSeconds: number;
            /** @description Time in the game on all servers, without time away from keyboard, seconds. */
            seconds: number;
            /** @description Servers on which the player has played, in their order. */
            servers: {
                /** @description Additional time away from keyboard, seconds. */
                afkSeconds: number;
                /** @description Time in the game on the server, without time away from keyboard, seconds. */
                seconds: number;
                serverId: components["schemas"]["Slug"];
            }[];
        };
        ProfileService: {
            /**
             * Format: uri
             * @description Page of the player at the service.
             */
            link: string;
            /** @description Name at the service; null if the service does not return one. */
            name: string | null;
            /** @enum {string} */
            service: "discord" | "youtube";
        };
        /** @description Promo code, in any case. */
        PromoCode: string;
        PromoCodeDraft: {
            /** @description Players may type it in any case. */
            code: string;
            reason: components["schemas"]["Reason"];
            terms: components["schemas"]["PromoCodeTerms"];
        };
        PromoCodeList: {
            items: components["schemas"]["ListedPromoCode"][];
            nextCursor: string | null;
        };
        /** @description What a promo code takes off, and for whom: an empty list is everything, null is without a limit. */
        PromoCodeTerms: {
            /** @description Taken off the price, minor units; null for a percentage. */
            amount: number | null;
            endsAt: components["schemas"]["Time"] | null;
            /** @description Purchases of all players. */
            maxUses: number | null;
            /** @description Purchases of one player. */
            maxUsesEach: number | null;
            /** @description Only for players who have paid for nothing yet. */
            newcomers: boolean;
            /** @description Of the price; null for an amount. */
            percent: number | null;
            roles: components["schemas"]["Slug"][];
            servers: components["schemas"]["Slug"][];
        };
        /** @description The promo code that lowers a price; absent without one. */
        PromoMark: {
            /** @description What it takes off, minor units. */
            amount: number;
            code: string;
        };
        Proof: {
            password: string;
            /** @description Solved captcha challenge; required once a response requested it. */
            recaptcha?: string;
        } | {
            /** @description Code from the email. */
            code: string;
        } | {
            factorCode: components["schemas"]["ConfirmationCode"];
        } | {
            passkey: components["schemas"]["Assertion"];
        };
        ProofResult: components["schemas"]["Success"] | components["schemas"]["LoginFailed"] | components["schemas"]["EmailCodeFailed"];
        ProofWays: {
            /** @description Address to which a code would be sent, masked; null if the account has no email. */
            email: string | null;
            /** @description Second factors that are on, by number; a code of any of them is accepted, and for passkeys (4) any of the passkeys. */
            factors: components["schemas"]["Factor"][];
            /** @description Whether the account has a password that can be used for sign-in. */
            password: boolean;
            /** @description Services that can be used for the redirect. */
            services: components["schemas"]["SignInService"][];
        };
        /** @description A ban as visible to everyone (docs/product/community.md#bans). */
        PublicBan: {
            ban_reason: string;
            banned_at: components["schemas"]["Time"];
            banned_by: string;
            rule: components["schemas"]["BrokenRule"];
            /** @description Where the player is banned; null means everywhere. */
            server: components["schemas"]["Slug"] | null;
            /** @description null means never. */
            unban_at: components["schemas"]["Time"] | null;
        };
        /** @enum {string} */
        PurchaseMode: "buy" | "extend" | "stack";
        PurchasePreview: {
            mode: components["schemas"]["PurchaseMode"];
            period: components["schemas"]["Period"];
            promoCode: components["schemas"]["PromoCode"];
            /** @description Login of the player who receives the gift. */
            recipient?: string;
            roleId: components["schemas"]["Slug"];
        };
        /**
         * @description PvP: everywhere, nowhere, or by agreement.
         * @enum {string}
         */
        PvpMode: "on" | "off" | "duels";
        /** @description Place on a leaderboard, a count from 1. */
        Rank: number | null;
        /** @description Places on the leaderboards of all servers together, counts from 1. null if the player has no place (for example, if banned), or if the part that the leaderboard counts is hidden. */
        Ranks: {
            coins: components["schemas"]["Rank"];
            likes: components["schemas"]["Rank"];
            online: components["schemas"]["Rank"];
            playtime: components["schemas"]["Rank"];
        };
        ReadingTime: {
            /** Format: uuid */
            key: string;
            /** @description Time spent reading since the last report, seconds. */
            seconds: number;
            /**
             * Format: uuid
             * @description Generated by the page each time the document is opened.
             */
            viewId: string;
        };
        /** @description Why; for other operators, never shown to players. */
        Reason: string;
        RecordsOfServer: {
            records: components["schemas"]["OnlineRecords"];
            server: components["schemas"]["Slug"];
        };
        RecoveryCodesWanted: {
            code?: components["schemas"]["ConfirmationCode"];
        };
        Referral: {
            code: components["schemas"]["Login"];
            /** @description Whole coins. */
            coins: number;
            /** @description Paid for a full hour of a friend, whole coins. */
            coinsPerHour: number;
            downloads: components["schemas"]["Visitors"];
            /** @description Paid full hours, hours. */
            hours: number;
            /** @description Link to send to a friend. */
            link: string;
            /** @description Oldest first, without gaps, up to now. */
            points: components["schemas"]["ReferralPoint"][];
            registrations: components["schemas"]["Visitors"];
            /** @description Server whose coins are paid; null if there is no server. */
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
            /** @description Granted with another end; false if the role is taken away. */
            given: boolean;
            role: components["schemas"]["RoleName"];
        };
        RefundedRole: {
            /**
             * @description Ends immediately; gets another end; becomes active again because the upgrade from it is reverted.
             * @enum {string}
             */
            change: "ends" | "changes" | "returns";
            /** @description New end of the role; null means permanent, or that it ends immediately. */
            expiresAt: components["schemas"]["Time"] | null;
            role: components["schemas"]["RoleName"];
        };
        RefundLine: {
            /** @description Amount paid, minor units. */
            amount: number;
            at: components["schemas"]["Time"];
            currency: components["schemas"]["Currency"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "purchase" | "upgrade" | "extension" | "gift" | "unban" | "move";
            /** @description null for a purchase without a period. */
            period: components["schemas"]["Period"] | null;
            /** @description Why the item is not refunded; null if it is. before, after: bought before those 14 days, or after the wipe; gift: another player has it; service: an unban or the move of a role, which a wipe does not undo; refunded: already refunded; moved: the role is on another server; extended, upgraded: a later purchase that is not refunded depends on it; held_again: the role that it ended was bought again; free: nothing was paid; window_over: the 14 days after the wipe are over. */
            reason: ("before" | "after" | "gift" | "service" | "refunded" | "moved" | "extended" | "upgraded" | "held_again" | "free" | "window_over") | null;
            /** @description null for an unban. */
            role: components["schemas"]["RoleName"] | null;
        };
        /** @description Purchases made at or after spentFrom and before wipedAt count; from openUntil on, nothing can be refunded. The price is the current refund, 0 if the state is not open. */
        RefundOfWipe: {
            lines: components["schemas"]["RefundLine"][];
            openUntil: components["schemas"]["Time"];
            price: components["schemas"]["Price"];
            /** @description What happens to roles if the refund is made now. */
            roles: components["schemas"]["RefundedRole"][];
            serverId: components["schemas"]["Slug"];
            spentFrom: components["schemas"]["Time"];
            /**
             * @description Something can be refunded; nothing can be refunded; the refund was made; the time is over.
             * @enum {string}
             */
            state: "open" | "nothing" | "taken" | "over";
            taken: components["schemas"]["TakenRefund"] | null;
            wipedAt: components["schemas"]["Time"];
            /** Format: uuid */
            wipeId: string;
        };
        RefundOrder: {
            /** @description Total that was shown to the player, minor units. */
            expectedPrice: number;
            /** Format: uuid */
            wipeId: string;
        };
        Refunds: {
            wipes: components["schemas"]["RefundOfWipe"][];
        };
        RefundTaken: {
            /** @description Balance after the refund, minor units. */
            balance: number;
            refund: components["schemas"]["TakenRefund"];
        };
        /** @description The address of the player, masked, if its mail server refused our last email to it for good; otherwise null (docs/product/accounts.md#emails). */
        RefusedEmail: string | null;
        /** @enum {string} */
        Region: "russia" | "global";
        RegionChoice: {
            region: components["schemas"]["Region"];
        };
        Registration: {
            browser?: components["schemas"]["BrowserFields"];
            consents: components["schemas"]["Consents"];
            email: string;
            inviteCode?: components["schemas"]["InviteCode"];
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
        RoleGift: {
            reason: components["schemas"]["Reason"];
            roleId: components["schemas"]["Slug"];
            /** @description End, in the future; null is for ever. */
            until: components["schemas"]["Time"] | null;
        };
        RoleGrantDelivery: {
            /** @constant */
            action: "role.grant";
            args: {
                roleId: components["schemas"]["Slug"];
                /** @description null means permanent. */
                until: components["schemas"]["Time"] | null;
            };
            /** @description Number of this attempt, a count. */
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
            /** @description Position in the order of roles on its server, 1 is the lowest; no unit. */
            tier: number;
        };
        RoleOffer: {
            /** @description End of the role if bought now; null if it is permanent, or if it is not shown because it would reveal the new end of a role that another player has. */
            expiresAt: components["schemas"]["Time"] | null;
            mode: components["schemas"]["PurchaseMode"];
            period: components["schemas"]["Period"];
            price: components["schemas"]["Price"];
            /** @description Role that ends with this purchase because its remaining value is used as the discount. */
            replaces: components["schemas"]["Slug"] | null;
        };
        RoleOrder: {
            /** @description Final price that was shown to the player, minor units. */
            expectedPrice: number;
            mode: components["schemas"]["PurchaseMode"];
            period: components["schemas"]["Period"];
            promoCode?: components["schemas"]["PromoCode"];
            /** @description Login of the player who receives the gift. */
            recipient?: string;
            /** @description Role that the player was told would end, null for none; another one ends nothing and responds 409 `replaced_role_changed`. Not checked if omitted. */
            replaces?: components["schemas"]["Slug"] | null;
            roleId: components["schemas"]["Slug"];
        };
        RolePurchase: {
            /** @description Balance after the purchase, minor units, in the currency of the price. */
            balance: number;
            delivery: components["schemas"]["DeliveryState"];
            grant: {
                /** @description null means permanent. */
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
            /** @description Number of this attempt, a count. */
            attempt: number;
            expiresAt: components["schemas"]["Time"];
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            leaseId: string;
            login: components["schemas"]["Login"];
        };
        RoleTransfer: {
            /** @description Balance after the payment, minor units, in the currency of the price. */
            balance: number;
            deliveries: {
                grant: components["schemas"]["DeliveryState"];
                revoke: components["schemas"]["DeliveryState"];
            };
            grant: {
                /** @description null means permanent. */
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
            /** @description End of the role, on either server; null means permanent. */
            expiresAt: components["schemas"]["Time"] | null;
            /** Format: uuid */
            grantId: string;
            role: components["schemas"]["RoleName"];
            servers: {
                /** @description The role is already active on that server and cannot be moved there. */
                isHeld: boolean;
                price: components["schemas"]["Price"];
                role: components["schemas"]["RoleName"];
                serverId: components["schemas"]["Slug"];
            }[];
        };
        RoleTransferOrder: {
            /** @description Final price that was shown to the player, minor units. */
            expectedPrice: number;
            /** Format: uuid */
            grantId: string;
            toServerId: components["schemas"]["Slug"];
        };
        Rules: {
            sections: {
                id: components["schemas"]["Slug"];
                items: {
                    /** @description Number for references, such as 2.4. */
                    number: string;
                    punishment: string | null;
                    text: string;
                    /** @description The rule in two or three words. */
                    title: string | null;
                }[];
                title: string;
            }[];
            updatedAt: components["schemas"]["Time"];
        };
        SaleDraft: {
            endsAt: components["schemas"]["Time"];
            name: {
                en: components["schemas"]["SaleName"];
                ru: components["schemas"]["SaleName"];
            };
            reason: components["schemas"]["Reason"];
            startsAt: components["schemas"]["Time"];
            terms: components["schemas"]["SaleTerms"];
        };
        SaleEnd: {
            /** @description null for now. */
            endsAt: components["schemas"]["Time"] | null;
            expectedEndsAt: components["schemas"]["Time"];
            reason: components["schemas"]["Reason"];
        };
        SaleList: {
            items: components["schemas"]["ListedSale"][];
            nextCursor: string | null;
        };
        /** @description The sale that lowers a price; absent without one. */
        SaleMark: {
            endsAt: components["schemas"]["Time"];
            /** @description Price without the sale, minor units. */
            listPrice: number;
            /** @description In the requested language. */
            name: string;
            /** @description Part of the list price that is taken off, rounded down. */
            percent: number;
        };
        SaleName: string;
        SalePreview: {
            items: components["schemas"]["PreviewedRole"][];
        };
        /** @description What a sale takes off, and of what: all of its lists have to match, and an empty list matches everything. */
        SaleTerms: {
            /** @description Taken off the list price, minor units; null for a percentage. */
            amount: number | null;
            /** @description Of the list price; null for an amount. */
            percent: number | null;
            periods: components["schemas"]["Period"][];
            roles: components["schemas"]["Slug"][];
            servers: components["schemas"]["Slug"][];
        };
        Server: {
            /** @description Host name to which players connect. */
            address: string;
            color: string;
            documentMeta: components["schemas"]["ServerMeta"];
            id: components["schemas"]["Slug"];
            summary: string;
            /** @description Names of the server's worlds. */
            worlds: string[];
        };
        ServerDetails: {
            /** @description null if it was not requested. */
            full: components["schemas"]["ServerFull"] | null;
            server: components["schemas"]["Server"];
        };
        ServerFacts: {
            gameVersion: string;
            mainWorldArea: components["schemas"]["WorldArea"];
            /** @description Names in the order of the page. */
            mods: string[];
            otherWorldsArea: components["schemas"]["WorldArea"];
            pvpMode: components["schemas"]["PvpMode"];
            /** @description Number of this state, counted from 1. */
            version: number;
        };
        ServerFull: {
            /** @description Lowest price of a privilege on this server, on sale where there is one; null if it sells none. */
            privilegesFrom: components["schemas"]["PeriodPrice"] | null;
            statistics: components["schemas"]["ServerStatistics"];
            wipes: components["schemas"]["ServerWipes"];
        };
        ServerHistory: {
            online: components["schemas"]["OnlinePoints"];
            server: components["schemas"]["Slug"];
            /** @description Mean of each step; null if no heartbeat arrived. */
            tps: (number | null)[];
        };
        ServerList: {
            items: components["schemas"]["Server"][];
            nextCursor: string | null;
        };
        /** @description Server fields of docs/product/content.md#documents. */
        ServerMeta: {
            gameVersion: string;
            mainWorldArea: components["schemas"]["WorldArea"];
            mods: string[];
            otherWorldsArea: components["schemas"]["WorldArea"];
            pvpMode: components["schemas"]["PvpMode"];
            serverName: string;
        };
        ServerMonitoring: {
            /** @description Time of the last heartbeat; null before the first. */
            heartbeatAt: components["schemas"]["Time"] | null;
            /** @description Player slots, a count. */
            maxPlayers: number;
            /** @description Players on the server, a count; 0 while offline. */
            online: number;
            /** @description Maximum players at once in the last 24 h, a count. */
            onlineDay: number;
            /** @description Some of the online players, longest online first and away players last; none while offline. */
            players: components["schemas"]["Login"][];
            /** @enum {string} */
            status: "online" | "stale" | "offline";
            /** @description Game ticks per second; 20 is full speed. */
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
            /** @description Maximum players at once in each step, starting at `from`; null if no heartbeat arrived. */
            points: (number | null)[];
            /** @description Time from the beginning of a point to the beginning of the next, seconds. */
            step: number;
        };
        ServerStatistics: {
            /** @description Different players in the last 24 h, a count; null if the server has never sent a heartbeat. */
            playersDay: number | null;
            records: components["schemas"]["OnlineRecords"];
        };
        /** @description When the worlds were recreated and all progress in them was reset. */
        ServerWipes: {
            /** @description The next announced wipe; null if there is none. */
            next: components["schemas"]["Time"] | null;
            /** @description The last 100 wipes that happened, latest first. */
            past: components["schemas"]["Time"][];
        };
        ServiceLink: {
            linkedAt: components["schemas"]["Time"];
            /** @description Name at the service; null if the service does not return one. */
            name: string | null;
            /** @description The only sign-in method; it cannot be unlinked. */
            only: boolean;
            service: components["schemas"]["LinkedService"];
        };
        ServiceRegistration: {
            browser?: components["schemas"]["BrowserFields"];
            consents: components["schemas"]["Consents"];
            inviteCode?: components["schemas"]["InviteCode"];
            login: string;
            region?: components["schemas"]["Region"];
        };
        ServiceToUnlink: {
            service: components["schemas"]["LinkedService"];
        };
        Session: {
            /** @description Prefix of the address (a /24, or a /48), never the full address. */
            address: string | null;
            createdAt: components["schemas"]["Time"];
            /** @description The session of this request. */
            current: boolean;
            /** @description User agent, truncated to 500 characters. */
            device: string | null;
            endedAt: components["schemas"]["Time"] | null;
            /**
             * Format: uuid
             * @description Public access id.
             */
            id: string;
            lastSeenAt: components["schemas"]["Time"];
            /** @enum {string} */
            source: "site" | "launcher" | "game" | "admin";
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
            /** @description Secret, 256 bits as base64url. The website server removes it from the data for a page. */
            accessToken: string;
            /** @description Minor units. */
            balance: number;
            /** @description Whole coins. */
            coins: number;
            currency: components["schemas"]["Currency"];
            data: components["schemas"]["CurrentUser"];
            friendRequests: components["schemas"]["FriendRequestCount"];
            managers: components["schemas"]["Managers"];
            permissions: components["schemas"]["Permissions"];
            preferredServer: components["schemas"]["Slug"] | null;
            refusedEmail: components["schemas"]["RefusedEmail"];
            /** @constant */
            success: true;
        };
        /** @description The login and password are correct, and a second factor is on. With these credentials every call except confirmation and logout returns -7. */
        SignedInPending: {
            /** Format: uuid */
            accessId: string;
            /** @description Secret, 256 bits as base64url. The website server removes it from the data for a page. */
            accessToken: string;
            pending: components["schemas"]["PendingConfirmation"];
            /** @constant */
            success: true;
        };
        SignInMethod: {
            /** @description The service is linked, email and password are set, or a passkey was added. */
            available: boolean;
            /** @description The method can be used to sign in. */
            enabled: boolean;
            /** @enum {string} */
            method: "password" | "vk" | "yandex" | "google" | "steam" | "passkey";
            /** @description The only method that is on; it cannot be turned off or unlinked. */
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
            /** @description If omitted, as when the skin was last used. */
            model?: components["schemas"]["SkinModel"];
        };
        /**
         * @description Arms that are four or three pixels wide.
         * @enum {string}
         */
        SkinModel: "classic" | "slim";
        SkinUpload: {
            /**
             * Format: binary
             * @description The skin file.
             */
            file: Blob;
            /** @description If omitted, detected from the picture. */
            model?: components["schemas"]["SkinModel"];
        };
        Slug: string;
        /**
         * @description A group that an operator can give; every player is in the group player as well.
         * @enum {string}
         */
        StaffGroup: "editor" | "moderator" | "admin";
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
            /** @description Each ability that at least one of the roles includes, in the order of first appearance. */
            abilities: components["schemas"]["ComparedAbility"][];
            /** @description Lowest role first. */
            roles: components["schemas"]["StoreRole"][];
            serverId: components["schemas"]["Slug"];
        };
        StoredPaymentEvent: {
            at: components["schemas"]["Time"];
            /** @description As it came, as JSON; its beginning if it is longer. */
            body: string;
            /** @description The provider's id of it. */
            eventId: string;
            /** @description When an operator marked it as dealt with. */
            handledAt: components["schemas"]["Time"] | null;
            /** Format: uuid */
            id: string;
            /** @description null for an event that was applied, or that changes nothing. */
            needs: components["schemas"]["EventNeed"] | null;
            /** Format: uuid */
            paymentId: string | null;
            type: string;
        };
        StoreRole: {
            /** @description Whether the caller has the role now; always null in offers for another player. */
            active: components["schemas"]["ActiveGrant"] | null;
            bestChoice: boolean;
            color: string;
            highlights: string[];
            id: components["schemas"]["Slug"];
            kits: components["schemas"]["KitName"][];
            name: string;
            /** @description Available offers; empty if nothing can be bought (the role is permanent). */
            offers: components["schemas"]["RoleOffer"][];
            /** @description Prices for everyone, before the discount of an upgrade. */
            prices: components["schemas"]["PeriodPrice"][];
            serverId: components["schemas"]["Slug"];
            summary: string;
            /** @description Position in the order of roles on its server, 1 is the lowest; no unit. */
            tier: number;
        };
        StoreRoleList: {
            items: components["schemas"]["StoreRole"][];
            /** @description Login as the player spells it; null for the caller's own offers. */
            recipient: components["schemas"]["Login"] | null;
            serverId: components["schemas"]["Slug"];
        };
        Success: {
            /** @constant */
            success: true;
        };
        /** @description Data that the launcher reports about the computer. */
        SystemFields: {
            arch?: string;
            launcherVersion?: string;
            /** @description Installed memory, MiB. */
            memoryMb?: number;
            os?: string;
        };
        TakeDown: {
            /** @enum {string} */
            part: "skin" | "cape" | "avatar";
            reason: components["schemas"]["Reason"];
        };
        TakenRefund: {
            /** @description Added to the balance, minor units. */
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
                    /** @description Their responsibilities, as text. */
                    role: string;
                    /** @description null for members who are responsible for all servers. */
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
        /** @description A CSS colour, such as #ffb3d2 or rgba(255, 143, 189, 0.14). */
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
        /** @description Banned players are excluded. A player who hides the counted value from the caller is listed at their place, without name and value. */
        Top: {
            /** @description The caller's own place, even below the first hundred; null for visitors and for players without a place. */
            own: components["schemas"]["TopPlace"] | null;
            places: components["schemas"]["TopPlace"][];
            /** @description Time of the last update; null if it was never computed. */
            refreshedAt: components["schemas"]["Time"] | null;
            /** @description null means all servers together. */
            server: components["schemas"]["Slug"] | null;
            type: components["schemas"]["TopType"];
        };
        TopLeaders: components["schemas"]["TopPlace"][];
        TopPlace: {
            /** @description Places gained since the last midnight, UTC, a count; null if login is null, and for a player who was not in the first thousand at that time. */
            change: number | null;
            /** @description null if the player hides it from the caller. */
            login: components["schemas"]["Login"] | null;
            /** @description Place, a count from 1; players with the same value share a place. */
            place: number;
            /** @description Time without time away from keyboard, seconds, for playtime and online; whole coins for coins; a count for likes. null if login is null. */
            value: number | null;
        };
        /** @enum {string} */
        TopType: "playtime" | "online" | "coins" | "likes";
        /** @enum {string} */
        Transport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        Transports: components["schemas"]["Transport"][];
        /** @description Two-factor state (docs/product/accounts.md#second-factor). */
        TwoFactor: {
            /** @description Code that links a bot, while it is valid. */
            code: components["schemas"]["LinkCode"] | null;
            enabled: boolean;
            methods: components["schemas"]["FactorMethod"][];
            /** @description Unused recovery codes, a count. */
            recoveryCodes: number;
            /**
             * @description The factor that sign-in requests, where 0 is none, 1 Telegram, 2 VK, 3 authenticator app, 4 passkey; no unit.
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 3 | 4;
        };
        Unban: {
            /** @description Balance after the payment, minor units, in the currency of the price. */
            balance: number;
            ban: components["schemas"]["Ban"];
            /** @description The order for the game server; null if no game server stores this ban. */
            delivery: components["schemas"]["DeliveryState"] | null;
            price: components["schemas"]["Price"];
        };
        UnbanOrder: {
            /** Format: uuid */
            banId: string;
            /** @description Price that was shown to the player, minor units. */
            expectedPrice: number;
        };
        /** @description Id of the owner, as base64url. */
        UserHandle: string;
        VersionToRestore: {
            /** Format: uuid */
            key: string;
            /** @description Number of the version to restore. */
            restore: number;
            /** @description Number of the newest version, as it was read. */
            version: number;
        };
        /** @description Visitors, each counted once a day, or players; a count. */
        Visitors: number;
        VkCallback: {
            browser?: components["schemas"]["BrowserFields"];
            code: string;
            /** @description The device_id of VK ID. */
            deviceId: string;
            state: string;
        };
        /** @description Side length of the main world, or of every other world, blocks. */
        WorldArea: number;
        WornCape: {
            url: components["schemas"]["FileAddress"];
        };
    };
    responses: {
        /** @description Malformed request (2), or an error specific to the form (1). */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Conflicts with the current state (5), or an error specific to the form (1). */
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
        /** @description Internal server error (500). Contains a request id. */
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
        /** @description Too many attempts (6). details.retryAfter is also sent as Retry-After, and details.description says when to try again: "Try again in an hour." */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] & {
                    details?: unknown;
                };
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
        /** @description An external service or the database does not respond (9). Nothing was charged, unless details.type is outcome_unknown; in that case, repeat the request with the same key. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is well-formed, but a field of the form is invalid (1), or the idempotency key was used with another body (2). */
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
        /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
        AcceptLanguage: string;
        /** @description Id of the act. */
        ActId: string;
        /** @description Id of the ban. */
        BanId: string;
        Chosen: components["schemas"]["Slug"];
        /** @description A referral code, in any case. */
        Code: string;
        /** @description Opaque position of the next page, as returned by the previous response. */
        Cursor: string;
        /** @description Id of the delivery. */
        DeliveryId: string;
        /** @description Id of the event here, not the provider's. */
        EventId: string;
        /** @description The first point contains this time. */
        From: components["schemas"]["Time"];
        /** @description Id of the grant, which is a role that a player has. */
        GrantId: string;
        /** @description Only these movements; refund includes every kind of refund, top_up also includes its bonus. */
        HistoryKind: "top_up" | "purchase" | "gift" | "unban" | "role_transfer" | "refund" | "coin_transfer" | "bonus" | "referral" | "opening";
        /** @description Within the last day, 7, 31 or 365 days. */
        HistoryPeriod: "day" | "week" | "month" | "year";
        /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
        IdempotencyKey: string;
        /** @description Entries a page, 1–100. */
        Limit: number;
        /** @description Nickname, in any case. */
        Nick: components["schemas"]["AnyNickname"];
        /** @description Nickname, in any case. */
        Nickname: components["schemas"]["AnyNickname"];
        /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
        OauthKey: string;
        /** @description UUID. A repeat with the same key and body returns the first response. */
        OptionalIdempotencyKey: string;
        /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
        PasskeyKey: string;
        /** @description Id of the payment. */
        PaymentId: string;
        /** @description Months of 31 days and years of 365, up to now; max starts when the player was first seen. Defaults to 1m. */
        Period: "1m" | "3m" | "6m" | "1y" | "3y" | "5y" | "max";
        /** @description Id of the player. */
        PlayerId: string;
        /** @description Years of 365 days; max starts with the first heartbeat. Defaults to 24h if both times are omitted too. */
        Range: "1h" | "24h" | "7d" | "31d" | "1y" | "max";
        /** @description The code with which this browser arrived. The website server stores it in a cookie. A code that no player has is ignored. */
        ReferralCode: string;
        /** @description Length of time that a point represents. */
        Resolution: "hour" | "day" | "week" | "month";
        /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. If omitted, all servers. */
        Server: string;
        /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
        "Server-2": string;
        /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
        ServerId: string;
        /** @description HMAC-SHA256 in hex. */
        Signature: string;
        /** @description Never used before, 16 to 64 characters. */
        SignatureNonce: string;
        /** @description Seconds since 1970. */
        SignatureTimestamp: string;
        /** @description Time zone of the days, weeks and months, as an IANA name; defaults to UTC. */
        Timezone: string;
        /** @description Returns points that begin before this time. */
        To: components["schemas"]["Time"];
        /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
        TopServer: string;
        /** @description Version of the requested image, as in the id of an AvatarOrSkin. */
        Version: string;
        /** @description Seconds since 1970. */
        WebhookTimestamp: string;
    };
    requestBodies: never;
    headers: {
        /** @description Present and true if the response is a stored one. */
        IdempotencyReplayed: "true";
        /** @description Version of the rendered image. */
        Version: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listOperatorActs: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only acts of this kind. */
                kind?: components["schemas"]["ActKind"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Nickname of the operator, or name of the system user who ran a command; whole. */
                operator?: string;
                /** @description Id of the player. */
                player?: string;
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
            /** @description A page of acts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorActList"];
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
    undoOperatorAct: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the act. */
                actId: components["parameters"]["ActId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Undone; the new act */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    loginAdmin: {
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
                "application/json": components["schemas"]["AdminCredentials"];
            };
        };
        responses: {
            /** @description Waits for the second factor, or refused */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLoginResult"];
                };
            };
            400: components["responses"]["BadRequest"];
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
    liftBan: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the ban. */
                banId: components["parameters"]["BanId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listPromoCodes: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of promo codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoCodeList"];
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
    createPromoCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeDraft"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    endPromoCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the promo code. */
                codeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listDebts: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of debts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebtList"];
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
    listAdminDeliveries: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of deliveries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadDeliveryList"];
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
    refundAdminDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the delivery. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Refunded */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    resendAdminDelivery: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the delivery. */
                deliveryId: components["parameters"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Queued */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    addGameKey: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameKeyDraft"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    revokeGameKey: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameKeyEnd"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    rotateGameKey: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameKeyRotation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    getAdminServers: {
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
            /** @description The servers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminServerList"];
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
    changeGrantEnd: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the grant, which is a role that a player has. */
                grantId: components["parameters"]["GrantId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantEnd"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    getAdminMain: {
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
            /** @description The first page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminMain"];
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
    listOpenPaymentEvents: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentEventList"];
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
    handlePaymentEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the event here, not the provider's. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    readPaymentEventAgain: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the event here, not the provider's. */
                eventId: components["parameters"]["EventId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listAdminPayments: {
        parameters: {
            query?: {
                /** @description Only payments with a refund that was asked for an hour ago or longer, and not answered. */
                asked?: boolean;
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description First day (UTC). */
                from?: string;
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Only payments by this method. */
                method?: components["schemas"]["PaymentMethod"];
                /** @description Beginning of the nickname, the id of the payment, or the provider's id of an event, a refund or a dispute. */
                q?: string;
                /** @description Only payments in this state. */
                state?: components["schemas"]["PaymentState"];
                /** @description Last day (UTC). */
                to?: string;
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
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentList"];
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
    getAdminPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentRecord"];
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
    refundPayment: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the payment. */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRefund"];
            };
        };
        responses: {
            /** @description Refunded */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listAdminPlayers: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only members of this group. */
                group?: components["schemas"]["StaffGroup"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Beginning of the nickname or of the email, in any case, or the whole id; sorts by nickname. */
                q?: string;
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
            /** @description A page of players */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlayerList"];
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
    getAdminPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPlayer"];
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
    correctPlayerBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BalanceCorrection"];
            };
        };
        responses: {
            /** @description Corrected */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listAdminPlayerBans: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    schedulePlayerDeletion: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    assignPlayerEmail: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAssignment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    endPlayerSessions: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    exportPlayerData: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listAdminPlayerGrants: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminGrantList"];
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
    giveRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleGift"];
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
                    "application/json": components["schemas"]["OperatorAct"];
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
    changePlayerGroups: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChange"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    cancelPlayerDeletion: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    listAdminPlayerMoney: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
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
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminPlayerPayments: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of payments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPaymentList"];
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
    takeDownPicture: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeDown"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    waivePlayerFactors: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the player. */
                playerId: components["parameters"]["PlayerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActReason"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    getAdminPrices: {
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
            /** @description The privileges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceTable"];
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
    changePrice: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceDraft"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    setBestChoice: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BestChoice"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    cancelPlannedPrice: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlannedPrice"];
            };
        };
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    getAdminRoles: {
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
            /** @description Every role, by server and tier */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRoles"];
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
    listAdminSales: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of sales */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaleList"];
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
    createSale: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleDraft"];
            };
        };
        responses: {
            /** @description Made */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    changeSaleEnd: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the sale. */
                saleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaleEnd"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperatorAct"];
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
    previewSale: {
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
                "application/json": components["schemas"]["SaleTerms"];
            };
        };
        responses: {
            /** @description The privileges */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalePreview"];
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
    listBans: {
        parameters: {
            query?: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Banned within the last day, 7, 31 or 365 days. */
                period?: "day" | "week" | "month" | "year";
                /** @description Beginning of the login, in any case. */
                q?: string;
                /** @description Id of the server that issued the ban; excludes bans that apply everywhere. */
                server?: components["schemas"]["Slug"];
                /** @description Active, permanent, or lifted and expired (visible within a minute). */
                state?: "active" | "permanent" | "ended";
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
            /** @description The bonus is paid */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Steps, days in a row, and the next claims */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Account, money, and active roles */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Servers where the player has an active role */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each method, whether it is on, and why it cannot be turned off */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The remaining methods and services */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All options in display order, and the selected one */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete cover after the change */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All options in display order, and the selected one */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete cover after the change */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All options in display order, and the selected one */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The complete cover after the change */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every recent wipe, item by item */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
            /** @description Refunded */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of grants: active grants with the latest end first; then ended grants with the last ended first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
                /** @description Active role of the caller. */
                roleId: components["schemas"]["Slug"];
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
            /** @description In the order of the servers */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All themes with their colours, and the selected one */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["parameters"]["Chosen"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The theme that is now stored */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed challenge, valid once */
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
                /** @description Type of the document. */
                target: components["schemas"]["DocumentTarget"];
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
                /** @description Number of the part, counted from 1. */
                part: number;
                /** @description Type of the documents. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description One part, and the number of parts */
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
    getDocumentAutosave: {
        parameters: {
            query: {
                /** @description Its id. */
                id: components["schemas"]["AutosaveId"];
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
            /** @description The text as it was typed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAutosave"];
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
    deleteDocumentAutosave: {
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
                "application/json": components["schemas"]["AutosaveToDelete"];
            };
        };
        responses: {
            /** @description There is none with this id */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveDocumentAutosave: {
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
                "multipart/form-data": components["schemas"]["DocumentToAutosave"];
            };
        };
        responses: {
            /** @description Stored */
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
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocumentAutosaves: {
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
            /** @description All of them, newest first, without their content */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAutosaveList"];
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
    deleteDocument: {
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description Key of the document; an upload is also possible before its first save. */
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
            /** @description Stored */
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
            404: components["responses"]["NotFound"];
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current state */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
                /** @description Type of the document. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description The document, in any state */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Type of the documents. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description All tags by title, with the number of published documents that have each tag */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Created, or a tag with the same titles already exists */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The document in its previous state */
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
                /** @description Number of the version. */
                version: number;
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
            /** @description The version as it was saved */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Saved as the newest version */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Key of the document. */
                key: string;
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of versions, without their texts */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Words of the title or summary. */
                q?: string;
                /** @description Id of a server that the document is about or that the mod is on. */
                server?: components["schemas"]["Slug"];
                /** @description Defaults to newest. */
                sort?: "newest" | "popular" | "title";
                /** @description Tag id. */
                tag?: components["schemas"]["Slug"];
                /** @description Type of the documents. */
                target: components["schemas"]["DocumentTarget"];
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
            /** @description A page of documents */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Only documents in this state. */
                state?: components["schemas"]["DocumentState"];
                /** @description Type of the documents. */
                target?: components["schemas"]["DocumentTarget"];
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
            /** @description A page of documents, the last changed first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
            /** @description One result for each delivery, in the same order */
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
                "application/json": components["schemas"]["GameEvents"] | components["schemas"]["OddGameEvents"];
            };
        };
        responses: {
            /** @description Accepted, or already known */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Whether the player is allowed, and the reason if not */
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
            /** @description The process runs */
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
            /** @description The database is reachable and migrated, and the process is not draining */
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
    getHome: {
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
            /** @description The player's last server, active roles, friends who are online, and the next wipe */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Home"];
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
    loginLauncher: {
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
    loginLauncherByCode: {
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
                "application/json": components["schemas"]["LauncherCode"];
            };
        };
        responses: {
            /** @description Signed in, or waiting for the second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LauncherCodeResult"];
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
    refreshLauncherSession: {
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
                "application/json": components["schemas"]["LauncherRefresh"];
            };
        };
        responses: {
            /** @description The current state */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Data for the start of the game */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Stored */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Public state, and the visitor's own state if signed in */
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
            /** @description Metrics in the text exposition format */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tags that at least one published mod has, sorted by title */
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
                /** @description The first point contains this time. */
                from?: components["schemas"]["Time"];
                /** @description Years of 365 days; max starts with the first heartbeat. Defaults to 24h if both times are omitted too. */
                range?: components["parameters"]["Range"];
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. If omitted, all servers. */
                server?: components["parameters"]["Server"];
                /** @description Returns points that begin before this time. */
                to?: components["schemas"]["Time"];
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
                /** @description Days up to today; max starts with the first day on which a player joined. Defaults to 31d. */
                range?: "31d" | "1y" | "max";
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. If omitted, all servers. */
                server?: components["parameters"]["Server"];
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
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. If omitted, all servers. */
                server?: components["parameters"]["Server"];
                /** @description Time zone of the days, weeks and months, as an IANA name; defaults to UTC. */
                timezone?: components["parameters"]["Timezone"];
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
            /** @description The statistics */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
            /** @description Address where the player pays */
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
            /** @description Accepted, or already known */
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
                /** @description Range of the points, either the days of a month or the months of a year. Defaults to 1m. */
                period?: "1m" | "1y";
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
            /** @description Totals, and values for each step */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections in their display order */
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
                /** @description Whether to return the additional fields. Defaults to false. */
                full?: boolean;
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["ServerId"];
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
    getServerFacts: {
        parameters: {
            query: {
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["ServerId"];
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
            /** @description The current facts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerFacts"];
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
    editServerFacts: {
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
                "application/json": components["schemas"]["EditedServerFacts"];
            };
        };
        responses: {
            /** @description The facts as stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerFacts"];
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
    getMonitoring: {
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
            /** @description Values from the last heartbeats */
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
            /** @description Unchanged since the ETag of the request. */
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
                /** @description Defaults to day. */
                period?: "day" | "week";
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["ServerId"];
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
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["ServerId"];
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
            /** @description The statistics */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of servers in display order */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Defaults to webp. Both formats are lossless, except an avatar as webp. */
                format?: "webp" | "png";
                /** @description Height in pixels. Defaults to 64. The width of a figure is half the height; the other images are square. */
                size?: 16 | 24 | 32 | 40 | 48 | 56 | 64 | 72 | 80 | 96 | 112 | 128 | 144 | 160 | 192 | 224 | 256 | 320 | 384 | 512 | 640;
                /** @description Version of the requested image, as in the id of an AvatarOrSkin. */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nickname: components["parameters"]["Nickname"];
                /** @description The avatar, or the face from the front; a bust with head and chest, or the whole player, from a slight angle. */
                part: "face" | "bust" | "figure";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image */
            200: {
                headers: {
                    ETag: components["headers"]["Version"];
                    [name: string]: unknown;
                };
                content: {
                    "image/*": Blob;
                };
            };
            /** @description Unchanged since the ETag of the request. */
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
    getCapeTexture: {
        parameters: {
            query?: {
                /** @description Version of the requested image, as in the id of an AvatarOrSkin. */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Unchanged since the ETag of the request. */
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
                /** @description Version of the requested image, as in the id of an AvatarOrSkin. */
                v?: components["parameters"]["Version"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Unchanged since the ETag of the request. */
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
    listBestRoles: {
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
            /** @description In the order of the servers; a server without a recommended privilege is not listed */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store data of one server */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
    previewPurchase: {
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
                "application/json": components["schemas"]["PurchasePreview"];
            };
        };
        responses: {
            /** @description The price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewedPurchase"];
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
    listRoleFeatures: {
        parameters: {
            query: {
                /** @description Role id. */
                roleId: components["schemas"]["Slug"];
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
            /** @description Everything that the role includes */
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
                /** @description Login of the player who receives the gift; offers are then for that player. Requires a signed-in caller. */
                recipient?: string;
                /** @description Server id. */
                server: components["schemas"]["Slug"];
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Groups in their display order */
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
    getConfirmationCode: {
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
            /** @description State of the code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendConfirmationCode: {
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
                "application/json": components["schemas"]["CodeWanted"];
            };
        };
        responses: {
            /** @description Sent */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods of this account */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Authenticated, or refused */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current state of the visitor */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The old token, which the client stored together with the login. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
            /** @description Stored for cropping */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
            /** @description The current appearance */
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
    cancelAccountDeletion: {
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
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
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
    scheduleAccountDeletion: {
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
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
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
    getDataExport: {
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
            /** @description The state now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
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
    downloadDataExport: {
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
            /** @description The archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
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
    requestDataExport: {
        parameters: {
            query?: never;
            header: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response; required because this call moves value. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state now */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
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
    listFriends: {
        parameters: {
            query: {
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Nickname, in any case. */
                nickname: components["schemas"]["AnyNickname"];
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Sent to the caller or by the caller. */
                direction: "incoming" | "outgoing";
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current relation of the player to the caller */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Category of the event; link and session are extensions of this project. link contains every change to the sign-in options: linked services, sign-in methods turned on or off (also in password if the method is the password) and passkeys (also in 2fa). */
                target: components["schemas"]["AccountEventTarget"];
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
            /** @description A page of the audit log */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only these movements; refund includes every kind of refund, top_up also includes its bonus. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Within the last day, 7, 31 or 365 days. */
                period?: components["parameters"]["HistoryPeriod"];
                /** @description Server id. */
                server: components["schemas"]["Slug"];
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
                /** @description Only these movements; refund includes every kind of refund, top_up also includes its bonus. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Language of headings and descriptions, for links that cannot send Accept-Language. */
                language?: "ru" | "en";
                /** @description Within the last day, 7, 31 or 365 days. */
                period?: components["parameters"]["HistoryPeriod"];
                /** @description The coins on this server; if omitted, the money. */
                server?: components["schemas"]["Slug"];
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Only these movements; refund includes every kind of refund, top_up also includes its bonus. */
                kind?: components["parameters"]["HistoryKind"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
                /** @description Within the last day, 7, 31 or 365 days. */
                period?: components["parameters"]["HistoryPeriod"];
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
    approveLauncherSignIn: {
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
                "application/json": components["schemas"]["LauncherApproval"];
            };
        };
        responses: {
            /** @description The code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LauncherApproved"];
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
    beginOauth: {
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
                "application/json": components["schemas"]["OauthBeginning"];
            };
        };
        responses: {
            /** @description Address to open in the browser */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
            /** @description Signed in, linked, or ready for registration */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
            /** @description Signed in, linked, or ready for registration */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Address to open in the browser */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Address to open in the browser */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
                /** @description The code with which this browser arrived. The website server stores it in a cookie. A code that no player has is ignored. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
            /** @description Signed in, linked, or ready for registration */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
                "Oauth-Key"?: components["parameters"]["OauthKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The identity that the service reported, if a registration waits */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The remaining methods and services */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
            /** @description Signed in, linked, or ready for registration */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
            /** @description Signed in, linked, or ready for registration */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
            /** @description Signed in, linked, or ready for registration */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The key of this browser, as returned by the first call. The website server stores it in a cookie. */
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
                /** @description The first point contains this time. */
                from: components["parameters"]["From"];
                /** @description Length of time that a point represents. */
                resolution: components["parameters"]["Resolution"];
                /** @description Time zone of the days, weeks and months, as an IANA name; defaults to UTC. */
                timezone?: components["parameters"]["Timezone"];
                /** @description Returns points that begin before this time. */
                to: components["parameters"]["To"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description The first point contains this time. */
                from: components["parameters"]["From"];
                /** @description Length of time that a point represents. */
                resolution: components["parameters"]["Resolution"];
                /** @description Time zone of the days, weeks and months, as an IANA name; defaults to UTC. */
                timezone?: components["parameters"]["Timezone"];
                /** @description Returns points that begin before this time. */
                to: components["parameters"]["To"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
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
                /** @description Months of 31 days and years of 365, up to now; max starts when the player was first seen. Defaults to 1m. */
                period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Months of 31 days and years of 365, up to now; max starts when the player was first seen. Defaults to 1m. */
                period?: components["parameters"]["Period"];
            };
            header?: {
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every part that can be hidden, and who can see it */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current setting of every part */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The header of a profile */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current state */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The code with which this browser arrived. The website server stores it in a cookie. A code that no player has is ignored. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description An email is sent if an account has this address */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Whether a new password can be set with the link */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The new password is set, and every session has ended */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current revision */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description In the order of the servers, the highest role of each server first */
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
                /** @description The search text; case and surrounding spaces are ignored. */
                q: string;
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
            /** @description At most 20 players */
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
                /** @description Opaque position of the next page, as returned by the previous response. */
                cursor?: components["parameters"]["Cursor"];
                /** @description Entries a page, 1–100. */
                limit?: components["parameters"]["Limit"];
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
            /** @description A page of sessions: active sessions with the latest expiry first, which are mostly the most recently seen; then ended sessions, the last ended first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of sessions that were ended */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
            /** @description The region that is now stored */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The factors that are on */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data for the app */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The app is on */
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
                /** @description Purpose of the code. Defaults to factor. */
                purpose?: "factor" | "service";
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryCodesWanted"];
            };
        };
        responses: {
            /** @description Shown only in this response */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current state */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state before the change */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Sent, with the next form */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Whether the link is still valid */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The code is correct, with the next form */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All passkeys, oldest first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description All passkeys, oldest first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description All passkeys, oldest first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description All passkeys, oldest first */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Changed, or refused because the current password is wrong */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description UUID. A repeat with the same key and body returns the first response. */
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
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The current appearance */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description The statistics */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Nickname, in any case. */
                nick: components["parameters"]["Nick"];
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["Server-2"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The top players */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Server id; the limit is longer than any id, so that an unknown id returns 404. */
                server: components["parameters"]["TopServer"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first hundred players, and the caller */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
            /** @description Whether the value can be registered now */
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
                /** @description Language of texts in the response; ru or en is selected from it, ru if it names neither. */
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
