// Generated from the contract by `npm run gen`. Do not edit.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with company code, username and password, and learn what one may do */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/form": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a form-encoded body */
        post: operations["loginForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token/refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in again with the token in the header `token`, which is replaced
         * @description Without a token, or with one that cannot be refreshed, the answer is 401 with ER_009.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with what one came back with from the company's identity provider
         * @description `POST /sso/start` tells the whole way; `sso_access_token` is `HANDLE.VERIFIER`.
         */
        post: operations["ssoLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/providers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The identity provider of a company, where it has one */
        get: operations["listSsoProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/start": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set out for the company's identity provider
         * @description 1. The console makes a random `verifier` (43 characters of base64url), keeps it with the company code in
         *        `sessionStorage`, and sends its SHA-256 in base64url as `challenge`.
         *     2. It goes to the `url` of the answer, where the person signs in.
         *     3. The provider sends the browser to `/api/sso/callback`, which redeems the code with PKCE, checks state and
         *        nonce, finds the user, and sends the browser on to `/console/login#sso=HANDLE`. No token of the provider ever
         *        reaches the browser.
         *     4. The console takes the handle out of the address, and sends `POST /sso` with the company code, `sso_type`
         *        `oidc` and `sso_access_token` `HANDLE.VERIFIER`, within a minute. The handle is good once, and only with the
         *        verifier of the browser that set out. The answer is that of a login, or the failure with its reason.
         *
         *     Whoever comes back without a verifier in `sessionStorage` did not set out here: the console ignores the handle.
         */
        post: operations["startSso"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the identity provider sends people back to; not for programs
         * @description Always sends the browser on to our own login page, whatever it is asked for.
         */
        get: operations["returnFromSso"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The user with this name; one's own record needs no feature, another's needs CONFIG_USERS */
        get: operations["listUsers"];
        /** Another name, role or place of work for a user */
        put: operations["updateUser"];
        /** A new user, with a link to choose a password, or a password that is answered once */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/authorise": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The features of the signed-in user and the access to each */
        get: operations["authorise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/configuration": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The settings of the company's account */
        get: operations["listAccountConfiguration"];
        /** Change settings of the company's account; those not named stay as they are */
        put: operations["updateAccountConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cloud/authenticate": {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authenticate with the inventory service */
        post: operations["authenticateCloud"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Where the partner portal is */
        get: operations["portalConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session of the token */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Every role of the company */
        get: operations["listRoles"];
        /** Another name for a role that the company made */
        put: operations["renameRole"];
        /** A new role that begins with the access of another */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                roleID: number;
            };
            cookie?: never;
        };
        /** A role, what it may do, and who has it */
        get: operations["getRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleID}/grants": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                roleID: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change what a role may do; in force at the next call of everybody who has it
         * @description Nobody gives or takes a level that they do not hold, nor takes WRITE on CONFIG_ROLES from their own role, and
         *     some active user always holds WRITE on CONFIG_ROLES and CONFIG_USERS.
         */
        put: operations["saveRoleGrants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/all": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The users of the company */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/roles": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The roles that a user can have, and which of them the caller may give */
        get: operations["listRoleChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userID}/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate a user, whose sessions end at once, or let them in again
         * @description The last active user who may write roles and users cannot be deactivated, and nobody deactivates themselves.
         */
        put: operations["setUserStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userID}/password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Another password for a user, mailed as a link or answered once; their sessions end at once */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userID}/unlock": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a user try again after too many wrong passwords */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/verify": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass the second factor with a code of the authenticator or a recovery code
         * @description Takes the token of a login that answered `secondFactor`, which is dead from then on. A code is good once and for
         *     at most 90 seconds; after five wrong ones in a row none is for 30 minutes.
         */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/enrolment": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for one's authenticator, in force once a code of it is confirmed
         * @description Asking again gives another secret. After confirmation the secret is never answered again, and enrolment is refused
         *     until an administrator resets the second factor.
         */
        post: operations["beginEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/enrolment/confirm": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove that the authenticator works, which passes the second factor
         * @description The token is replaced, and dead from then on.
         */
        post: operations["confirmEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/recovery-codes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes instead of the old ones, for a code of the authenticator */
        post: operations["replaceRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userID}/2fa": {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a user's authenticator and recovery codes, and sign them out everywhere */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a mail with a link to choose a new password
         * @description The answer is the same whether or not there is such a user. The link is good once, for 30 minutes:
         *     `/console/login/reset?domain=...#key=...`.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the key of the mail
         * @description Ends all sessions of the user and forgives earlier failures to sign in. A refused password does not use the key up.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's own password, which ends one's other sessions
         * @description Sent again it is refused, because the current password is another one then. It is not kept by request id, so
         *     that no trace of a password is stored.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in, the latest activity first */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{sessionID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of one's own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/ping": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Learn every 15 seconds that the session still is; never counts as activity */
        post: operations["pingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The company and its locations; every signed-in user sees them */
        get: operations["getBusiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/company": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the profile of the company */
        put: operations["updateCompany"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/venues": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The venues of the company */
        get: operations["listVenues"];
        put?: never;
        /** A new venue */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/stores": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The stores of the company */
        get: operations["listStores"];
        put?: never;
        /** A new store */
        post: operations["createStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/warehouses": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The warehouses of the company */
        get: operations["listWarehouses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Every classification and attribute list of the company */
        get: operations["listAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes/additional": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** The additional attributes of the company */
        get: operations["listAdditionalAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Fees */
        get: operations["listFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/promotions/discounts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Discounts */
        get: operations["listDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configs/common/system": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** System configuration, e.g. SPECIAL_CHARS_RESTRICTED, which every form needs */
        get: operations["listSystemConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Taxes */
        get: operations["listTaxes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/units/inventory": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Units of measure */
        get: operations["listUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Events */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        /** Every entry of a list */
        get: operations["listEntries"];
        /** Change an entry */
        put: operations["updateEntry"];
        /** A new entry */
        post: operations["createEntry"];
        /** Take away an entry that nothing refers to; it takes DELETE */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate entries */
        put: operations["setEntryStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}/uses": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        /** What refers to the entries of a list; those that nothing refers to are left out */
        get: operations["listEntryUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}/merge": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        /** What a merge would move */
        get: operations["previewMerge"];
        put?: never;
        /** Merge two entries into one; it takes DELETE, and WRITE on CATALOG_PRODUCT */
        post: operations["mergeEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}/imports": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change the entries of a file, all of them or none */
        post: operations["importEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}/imports/check": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an import would do, row by row; nothing is changed */
        post: operations["checkEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /** Registers */
        get: operations["listRegisters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/merchants": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The merchants that the partner user looks after
         * @description Takes the token of a login with is_partner. To work for a merchant, send its company code in the header Domain;
         *     GET /authorise then answers what partner and merchant both grant.
         */
        get: operations["listMerchants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/steps": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The steps in order; the first unvisited one is pending */
        get: operations["listOnboardingSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Mark steps as visited or unvisited */
        patch: operations["visitOnboardingSteps"];
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What others change, as it happens
         * @description Server-sent events without end. `EventSource` cannot send the token, so read them with `fetch`.
         *
         *         event: change
         *         data: {"entity":"item","ids":["A1","A2"],"requestID":"5f0c..."}
         *
         *     says that what the client holds of these items is out of date; `ids` is null where they are many.
         *     `requestID` is the `X-Client-Request-ID` of the write, so that a client knows its own. Hints come at least
         *     once, in no promised order, and only of what the user may read. Lines that begin with a colon are heartbeats,
         *     at once and then every 15 seconds; listening is no activity. The stream ends with the session.
         *     A client that was disconnected reads everything anew: nothing is told afterwards.
         *
         *     A browser has few connections to a server, so one tab listens and tells the others.
         */
        get: operations["streamChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Items, filtered, sorted and page by page */
        get: operations["listItems"];
        /** Change an item */
        put: operations["updateItem"];
        /** Create an item, with its variants and entitlements */
        post: operations["createItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/export": {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards. Items of equal value follow by item ID. */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description What else to answer, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Statuses, separated by commas */
                status?: string;
                /** @description Item types, separated by commas */
                type?: string;
                /** @description IDs, separated by commas */
                department?: string;
                /** @description IDs, separated by commas */
                category?: string;
                /** @description IDs, separated by commas */
                subcategory?: string;
                /** @description IDs, separated by commas */
                brand?: string;
                /** @description Vendor codes, separated by commas */
                vendor?: string;
                /** @description IDs, separated by commas */
                season?: string;
                /** @description IDs, separated by commas */
                style?: string;
                /** @description IDs, separated by commas */
                color?: string;
                /** @description IDs, separated by commas */
                size?: string;
                /** @description IDs, separated by commas */
                team?: string;
                /** @description IDs, separated by commas */
                printerCategory?: string;
                /** @description IDs, separated by commas */
                royaltyLevel?: string;
                /** @description IDs, separated by commas */
                tax?: string;
                /** @description IDs, separated by commas */
                discount?: string;
                /** @description IDs, separated by commas */
                uom?: string;
                /** @description IDs, separated by commas */
                fee?: string;
                /** @description Keys of additional attributes, separated by commas */
                attribute?: string;
            };
            header?: {
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered items as CSV or as a workbook, in the order of the list
         * @description Takes the filters of the list, and READ access to CATALOG_PRODUCT as well. Without chosen columns it has all that
         *     an import can fill, and unmodified it imports again with nothing to change. Values that the caller may not see are
         *     left out.
         */
        get: operations["exportItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/batches": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the same fields of every item that matches a filter, as one transaction
         * @description System items are never changed. When one item breaks a rule, none is changed, unless a prepared change set showed
         *     it. Takes WRITE access to CATALOG_PRODUCT as well. What is changed is a change set, which can be taken back.
         */
        patch: operations["updateItems"];
        trace?: never;
    };
    "/items/{itemID}/history": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                itemID: string;
            };
            cookie?: never;
        };
        /**
         * Who changed what of an item from what to what, the newest first
         * @description Fields that the user may not see are left out, and so is what changed nothing else.
         */
        get: operations["listItemHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changesets": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Bulk edits, imports and what took them back, the newest first; those that only were prepared are left out */
        get: operations["listChangeSets"];
        put?: never;
        /**
         * Say what a bulk edit would do, item by item, without changing anything
         * @description Takes WRITE access to CATALOG_PRODUCT as well. PATCH /items/batches then applies it.
         */
        post: operations["prepareBulkEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changesets/{changeSetID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        /** A change set, how far it is, and what can be taken back of it */
        get: operations["getChangeSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changesets/{changeSetID}/rows": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        /** The items of a change set, by ID, with what it changes or changed */
        get: operations["listChangeSetRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changesets/{changeSetID}/undo": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give every item back what it was before, as a change set of its own; goes on when the caller leaves
         * @description Takes WRITE access to CATALOG_PRODUCT as well. Items that were changed since are never touched; items that an
         *     import created stay.
         */
        post: operations["undoChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/locations/hints": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write hints that say where an item lies */
        put: operations["replaceLocationHints"];
        /** Add hints to one item */
        post: operations["createLocationHints"];
        /** Take hints of one item away */
        delete: operations["removeLocationHints"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generate/auto/id": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The next free ID, answered once only */
        post: operations["generateAutoID"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product/{productID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                productID: string;
            };
            cookie?: never;
        };
        /** A product with its variants */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/hierarchy/entitlement": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Which items a location or an artist may sell, or where an item may be sold
         * @description Names a location with its type, an item, or both.
         */
        get: operations["listEntitlements"];
        put?: never;
        /** Entitle items to locations or artists; what is entitled already stays so */
        post: operations["entitleItems"];
        /** Take entitlements away */
        delete: operations["removeEntitlements"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/items/sales": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What an item sold between two instants, by period, location and variant
         * @description Periods are the days, weeks from Monday, or months of the company's time zone and reporting hours, without gaps.
         *     A period that the range only touches counts what lies within the range.
         */
        get: operations["getItemSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/items/stock": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where an item lies, how much of it, and how long that lasts
         * @description Needs no more than the item itself, whose quantity on hand can be read with it. What was sold lately, and the days
         *     of cover that follow from it, are left out for those who may not read sales reports.
         */
        get: operations["getItemStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/components": {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** What a package holds, by name */
        get: operations["listPackageComponents"];
        /**
         * Say what a package holds
         * @description Refused where the item is no package, where a component is not in the catalog, is a system item, is discontinued
         *     and newly added, or holds the package itself. Also takes WRITE access to CATALOG_PRODUCT.
         */
        put: operations["savePackageComponents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/items": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The items built to order, by name */
        get: operations["listCtoItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/groups": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The option groups of the company */
        get: operations["listOptionGroups"];
        /** Change an option group */
        put: operations["updateOptionGroup"];
        /** A new option group */
        post: operations["createOptionGroup"];
        /** Take away an option group that no item and no rule has */
        delete: operations["deleteOptionGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/components": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The components and the sets that they belong to */
        get: operations["listComponents"];
        put?: never;
        /** Make an item of the catalog a patch, badge or name bar */
        post: operations["addComponent"];
        /** Take away a component that no group offers; the item stays */
        delete: operations["removeComponent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/components/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate components */
        put: operations["setComponentStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/components/sets": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an item for each letter or number of a vendor, style, colour and printer category
         * @description Also takes WRITE access to CATALOG_PRODUCT.
         */
        post: operations["generateComponents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/restrictions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** Blocked words and restricted numbers */
        get: operations["listRestrictions"];
        /** Change a restriction */
        put: operations["updateRestriction"];
        /** Block a word or restrict a number */
        post: operations["createRestriction"];
        /** Take away a restriction that no item allows */
        delete: operations["deleteRestriction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/configuration": {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** What can be chosen about an item */
        get: operations["getConfiguration"];
        /** Say what can be chosen about an item built to order */
        put: operations["saveConfiguration"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/configuration/price": {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a choice comes to, and what speaks against it; nothing is changed */
        post: operations["priceConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/images": {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The pictures of an item */
        get: operations["listImages"];
        /** Order the pictures of an item, write their alt texts, remove some */
        put: operations["arrangeImages"];
        /**
         * Add a picture at the end of an item's gallery
         * @description The file of a JPEG, PNG, WebP, GIF or AVIF picture, told by its bytes, with at most 10 MB and 50 million pixels. It
         *     is turned upright, made at most 1600 pixels wide and high, and kept without what the camera wrote beside it, such
         *     as the place. The same picture is kept once.
         */
        post: operations["addImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{imageID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                imageID: components["schemas"]["ImageID"];
            };
            cookie?: never;
        };
        /**
         * A picture of the company
         * @description Never changes, so that a client may keep it for ever.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The imports of the company, the newest first */
        get: operations["listImports"];
        put?: never;
        /** Start an import; rows follow part by part */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** An import and how far it is */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/parts/{part}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
                part: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part of the rows; the same part sent again replaces it
         * @description Every item is checked again by the same rules; what breaks one becomes a rejection.
         */
        put: operations["putImportPart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/check": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All parts are sent; compare with the catalog and count, without changing anything */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/apply": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the items, all in one transaction; goes on when the caller leaves */
        post: operations["applyImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the import; nothing of it is kept in the catalog */
        post: operations["cancelImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/pictures": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** How many items of an applied import name a picture on the web that is not here yet */
        get: operations["countImportPictures"];
        put?: never;
        /**
         * Fetch the pictures of the next few items into their galleries
         * @description Each item is a transaction of its own. What could not be fetched is told, and can be tried again.
         */
        post: operations["fetchImportPictures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/rows": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** What would be, or was, done with each item */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/rejections": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** The rows that were rejected, and why */
        get: operations["listImportRejections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        /** The views that the user saved for a screen, by name */
        get: operations["listViews"];
        put?: never;
        /** Save a view; one of the same name and screen is replaced */
        post: operations["saveView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/{viewID}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path: {
                viewID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of one's own views */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        LoginRequest: {
            /** @description Company code */
            domain: string;
            username: string;
            password: string;
            remember?: boolean;
            partnerUserName?: string;
            isRequestRefreshToken?: boolean;
            isPasswordLessLogin?: boolean;
            fetchAccountConfig?: boolean;
            is_partner?: boolean;
        };
        /**
         * @description OK_000 Request processed; ER_000 Request not processed; ER_001 Token invalid; ER_002 Token expired;
         *     ER_003 Token not found; ER_004 Error creating token; ER_005 Unauthorised access; ER_006 Requested content not found;
         *     ER_007 No file(s) found to upload; ER_008 CSRF verification failure; ER_009 Refresh token not found;
         *     ER_010 You are not allowed to access this application.
         * @enum {string}
         */
        ResponseCode: "OK_000" | "ER_000" | "ER_001" | "ER_002" | "ER_003" | "ER_004" | "ER_005" | "ER_006" | "ER_007" | "ER_008" | "ER_009" | "ER_010";
        User: {
            userID: string;
            userName: string;
            name?: string;
            email?: string | null;
            companyCode: string;
            roleID: number;
            role: string;
            employeeID?: string | null;
            enablePin?: boolean;
            /** @description Seconds until the password expires, below 0 once it has; null where passwords do not expire */
            passwordExpiresInSeconds?: number | null;
        };
        AccountConfiguration: {
            key: string;
            value: string;
        };
        /** @enum {string} */
        AccessLevel: "READ" | "WRITE" | "DELETE" | "NOACCESS";
        FeatureAccess: {
            key: string;
            access: components["schemas"]["AccessLevel"][];
        };
        AuthorizationData: {
            features: components["schemas"]["FeatureAccess"][];
        };
        /**
         * @description Due where present: until a code is accepted the token reaches only POST /2fa/verify, /2fa/enrolment and
         *     /2fa/enrolment/confirm, and POST /logout, for 15 minutes at most
         */
        SecondFactor: {
            /** @description Whether the user has an authenticator; otherwise enrolment comes first */
            enrolled: boolean;
        };
        LoginAnswer: {
            /** @description Opaque; goes into the header `token` */
            token: string;
            user: components["schemas"]["User"];
            /** @description Only when `fetchAccountConfig` was asked for */
            accountConfig?: components["schemas"]["AccountConfiguration"][];
            /** @description Absent while the second factor is due */
            authorizationData?: components["schemas"]["AuthorizationData"];
            secondFactor?: components["schemas"]["SecondFactor"];
            /** @description Whether this session began at the partner entrance */
            partner?: boolean;
        };
        FieldError: {
            /** @description Path of the field, e.g. `name` or `variants.3.upc` */
            field: string;
            message: string;
            /** @description The rule that was broken */
            code?: string;
            /** @description The value that was refused */
            value?: unknown;
        };
        Failure: {
            code: components["schemas"]["ResponseCode"];
            message: string;
            errors?: components["schemas"]["FieldError"][];
            /** @description Login calls only, e.g. `unauthorized` or `invalid_grant` */
            error?: string;
            /** @description Login calls only */
            error_description?: string;
            /** @description What the caller needs to go on, e.g. the current record when it was changed meanwhile */
            body?: unknown;
        };
        FormLoginRequest: {
            domain: string;
            username: string;
            password?: string;
            /** @enum {string} */
            remember?: "true" | "false";
        };
        SsoRequest: {
            domain: string;
            sso_type: string;
            sso_access_token: string;
            username?: string;
            fetchAccountConfig?: boolean;
        };
        SsoProvider: {
            /**
             * @description The `sso_type` of `POST /sso`
             * @enum {string}
             */
            type: "oidc";
            /** @description For the button */
            name: string;
        };
        SsoStart: {
            /** @description Company code */
            domain: string;
            /** @description SHA-256, in base64url, of the verifier that the browser keeps */
            challenge: string;
        };
        UserUpdate: {
            userID: string;
            /** @description The version that was seen; another one answers 409 */
            version: number;
            name: string;
            email?: string | null;
            employeeID?: string | null;
            roleID: number;
            locations?: string[];
        };
        /** @enum {string} */
        Status: "Active" | "Inactive";
        StaffUser: {
            userID: string;
            userName: string;
            name: string;
            email: string | null;
            employeeID: string | null;
            roleID: number;
            role: string;
            status: components["schemas"]["Status"];
            /** @description IDs of the locations where they work */
            locations: string[];
            /** @description Too many wrong passwords from some address in the last half hour */
            locked: boolean;
            /** Format: date-time */
            lastActiveAt: string | null;
            /** @description Whether they have set up an authenticator */
            secondFactor: boolean;
            /** @description Whether the caller may change this user */
            mayChange: boolean;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        UserCreate: {
            userName: string;
            name: string;
            email?: string | null;
            employeeID?: string | null;
            roleID: number;
            locations?: string[];
            /** @description Mail them a link to choose a password, instead of answering one */
            mail?: boolean;
        };
        NewPassword: {
            user: components["schemas"]["StaffUser"];
            /** @description Answered once and kept nowhere; null when a link was mailed, or when the same request is sent again */
            password: string | null;
            /** @description Whether a link was mailed */
            mailed: boolean;
        };
        CloudRequest: {
            companyCode: string;
            username: string;
        };
        CloudAnswer: {
            authData: {
                token: string;
                expiresInSeconds: number;
            };
        };
        PortalConfig: {
            partnerPortalURL: string;
            partnerPortalLoginEndPoint: string;
        };
        Done: {
            /** @constant */
            code: "OK_000";
            message: string;
            body?: null;
        };
        Role: {
            roleID: number;
            name: string;
            /** @description The role whose default access it began with: its own ID, unless custom */
            baseRoleID: number;
            /** @description Made by the company rather than one of the nineteen that every company has */
            custom: boolean;
            /** @description How many active users have it */
            holders: number;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        RoleName: string;
        RoleRename: {
            roleID: number;
            name: components["schemas"]["RoleName"];
            version: number;
        };
        RoleCreate: {
            name: components["schemas"]["RoleName"];
            /** @description The role whose access it begins with */
            likeRoleID: number;
        };
        RoleHolder: {
            userID: string;
            userName: string;
            name: string;
            /** @enum {string} */
            status: "Active" | "Inactive";
        };
        RoleGrants: {
            role: components["schemas"]["Role"];
            /** @description One entry for every feature */
            features: components["schemas"]["FeatureAccess"][];
            /** @description Active users first */
            holders: components["schemas"]["RoleHolder"][];
        };
        RoleGrantsUpdate: {
            /** @description The version that was seen; another one answers 409 */
            version: number;
            /** @description The features that change; all others stay */
            features: {
                key: string;
                access: components["schemas"]["AccessLevel"][];
            }[];
        };
        /** @description How many rows match; `capped` when there are more than `count` */
        Total: {
            count: number;
            capped: boolean;
        };
        StaffUserPage: {
            data: components["schemas"]["StaffUser"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        RoleChoice: {
            roleID: number;
            name: string;
            /** @description Whether the caller may give it to a user */
            mayGive: boolean;
        };
        UserStatusUpdate: {
            status: components["schemas"]["Status"];
        };
        PasswordReset: {
            /** @description Mail them a link to choose a password, instead of answering one */
            mail: boolean;
        };
        CodeRequest: {
            /** @description Six digits of the authenticator, or a recovery code; spaces and dashes do not matter */
            code: string;
        };
        NewToken: {
            /** @description Replaces the token of the call */
            token: string;
        };
        Enrolment: {
            /** @description In base32 */
            secret: string;
            /** @description The `otpauth:` address for the QR code */
            uri: string;
        };
        Enrolled: {
            /** @description Replaces the token of the call */
            token: string;
            /** @description Ten */
            recoveryCodes: string[];
        };
        RecoveryCodes: {
            /** @description Ten */
            recoveryCodes: string[];
        };
        ForgotRequest: {
            /** @description Company code */
            domain: string;
            username: string;
        };
        /** @description Not the user name, not the current password, not one of the commonest */
        ChosenPassword: string;
        ResetRequest: {
            /** @description Company code */
            domain: string;
            /** @description Of the link in the mail */
            key: string;
            password: components["schemas"]["ChosenPassword"];
        };
        ChangeRequest: {
            currentPassword: string;
            newPassword: components["schemas"]["ChosenPassword"];
        };
        Session: {
            sessionID: string;
            /** @description Browser and system, e.g. `Chrome on Windows` */
            device: string;
            /** @description The network address that signed in */
            address: string;
            /** Format: date-time */
            startedAt: string;
            /**
             * Format: date-time
             * @description Exact to ten seconds
             */
            activeAt: string;
            /** @description Whether it is the session of this call */
            current: boolean;
        };
        /**
         * @description How days are written
         * @enum {string}
         */
        DateFormat: "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
        /**
         * @description How numbers are grouped, and where their decimals begin
         * @enum {string}
         */
        NumberFormat: "1,234.56" | "1.234,56" | "1 234.56";
        Company: {
            companyCode: string;
            name: string;
            /** @description ISO 4217 code */
            currency: string;
            currencySymbol: string;
            /** @description IANA name */
            timeZone: string;
            merchantID: string;
            dateFormat: components["schemas"]["DateFormat"];
            numberFormat: components["schemas"]["NumberFormat"];
            version: number;
        };
        /** @enum {string} */
        LocationType: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
        Location: {
            id: string;
            type: components["schemas"]["LocationType"];
            name: string;
            venueName?: string | null;
            status: components["schemas"]["Status"];
        };
        Business: {
            company: components["schemas"]["Company"];
            locations: components["schemas"]["Location"][];
        };
        /** @description What is left out stays. The currency symbol follows from the currency. */
        CompanyUpdate: {
            /** @description The version that was seen; another one answers 409 */
            version: number;
            name?: string;
            merchantID?: string;
            /** @description ISO 4217 code */
            currency?: string;
            /** @description IANA name */
            timeZone?: string;
            dateFormat?: components["schemas"]["DateFormat"];
            numberFormat?: components["schemas"]["NumberFormat"];
        };
        Venue: {
            id: string;
            venueID: string;
            name: string;
            status: components["schemas"]["Status"];
        };
        VenuePage: {
            data: components["schemas"]["Venue"][];
            nextCursor: string | null;
        };
        VenueCreate: {
            venueID: string;
            name: string;
        };
        Store: {
            id: string;
            storeID: string;
            name: string;
            venueID?: string | null;
            venueName?: string | null;
            status: components["schemas"]["Status"];
        };
        StorePage: {
            data: components["schemas"]["Store"][];
            nextCursor: string | null;
        };
        StoreCreate: {
            storeID: string;
            name: string;
            /** @description The venue that it stands in */
            venueID?: string | null;
        };
        Warehouse: {
            id: string;
            warehouseID: string;
            name: string;
            status: components["schemas"]["Status"];
        };
        WarehousePage: {
            data: components["schemas"]["Warehouse"][];
            nextCursor: string | null;
        };
        Department: {
            departmentID: string;
            departmentName: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Category: {
            categoryID: string;
            description: string;
            /** @description The department it belongs to */
            departmentID?: string | null;
            status: components["schemas"]["Status"];
        };
        SubCategory: {
            subCategoryID: string;
            description: string;
            /** @description The category it belongs to */
            categoryID?: string | null;
            status: components["schemas"]["Status"];
        };
        Style: {
            styleID: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Color: {
            colorID: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Size: {
            sizeID: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        SizeBrick: {
            sizeBrickID: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Brand: {
            brandID: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Season: {
            seasonID: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Team: {
            id: string;
            name: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Vendor: {
            vendorID: string;
            vendorCode: string;
            vendorName: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        PrinterCategory: {
            printerCategoryID: string;
            name: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        RoyaltyLevel: {
            key: string;
            label: string;
        };
        Choice: {
            label: string;
            value: string;
        };
        AttributeLists: {
            departments: components["schemas"]["Department"][];
            categories: components["schemas"]["Category"][];
            subCategories: components["schemas"]["SubCategory"][];
            styles: components["schemas"]["Style"][];
            colors: components["schemas"]["Color"][];
            sizes: components["schemas"]["Size"][];
            sizeBricks: components["schemas"]["SizeBrick"][];
            brands: components["schemas"]["Brand"][];
            seasons: components["schemas"]["Season"][];
            teams: components["schemas"]["Team"][];
            vendors: components["schemas"]["Vendor"][];
            printerCategories: components["schemas"]["PrinterCategory"][];
            royaltyLevels: components["schemas"]["RoyaltyLevel"][];
            skuTypes: components["schemas"]["Choice"][];
        };
        AdditionalAttribute: {
            attributeID: string;
            key: string;
            label: string;
            /**
             * @description What kind of value items have of it
             * @enum {string}
             */
            type: "TEXT" | "NUMBER" | "FLAG" | "DATE" | "CHOICE";
            /** @description The values of a CHOICE */
            choices: string[];
            status: components["schemas"]["Status"];
        };
        Fee: {
            feeID: string;
            name: string;
            status: components["schemas"]["Status"];
        };
        Discount: {
            discountID: string;
            description: string;
            discountType: string;
            status: components["schemas"]["Status"];
        };
        SystemConfiguration: {
            key: string;
            value: string;
            /** @enum {string} */
            status: "ACTIVE" | "INACTIVE";
        };
        Tax: {
            taxID: string;
            description: string;
            /** @description Percent */
            rate: number;
            status: components["schemas"]["Status"];
        };
        UnitOfMeasure: {
            id: string;
            description: string;
            status: components["schemas"]["Status"];
        };
        Event: {
            id: string;
            eventID: string;
            name: string;
            artistName?: string | null;
            venueID?: string | null;
            venueName?: string | null;
            /** Format: date-time */
            startsAt: string;
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            nextCursor: string | null;
        };
        /**
         * @description One of the lists that items choose from
         * @enum {string}
         */
        ListKind: "department" | "category" | "subcategory" | "style" | "color" | "size" | "sizeBrick" | "brand" | "season" | "team" | "vendor" | "printerCategory" | "royaltyLevel" | "additionalAttribute" | "fee" | "tax" | "discount" | "unit";
        EntryID: string;
        /** @description What an entry says. Which of these a list has, and which of them it needs, is a matter of its kind; others are refused. */
        EntryFields: {
            /** @description Fixed after creation; items refer to it */
            id?: components["schemas"]["EntryID"];
            name?: string | null;
            description?: string | null;
            /** @description The entry above: department of a category, category of a subcategory */
            parentID?: string | null;
            vendorID?: string | null;
            /** @description Under which items keep their values of an additional attribute; fixed after creation */
            key?: string | null;
            /** @description PERCENT or AMOUNT of a discount; TEXT, NUMBER, FLAG, DATE or CHOICE of an additional attribute */
            type?: string | null;
            /** @description The values of an additional attribute of the type CHOICE */
            choices?: string[] | null;
            /** @description Of a tax */
            rate?: number | null;
        };
        Entry: components["schemas"]["EntryFields"] & {
            id: string;
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description What is left out stays as it is */
        EntryUpdate: components["schemas"]["EntryFields"] & {
            id: components["schemas"]["EntryID"];
            /** @description The version that was seen; another one answers 409 */
            version: number;
        };
        EntryCreate: components["schemas"]["EntryFields"] & {
            id: components["schemas"]["EntryID"];
        };
        EntryIDs: components["schemas"]["EntryID"][];
        /** @description What refers to an entry */
        EntryUse: {
            id: string;
            items: number;
            /** @description Entries of the list below */
            entries: number;
        };
        /** @description What moves from one entry to another */
        Merge: {
            from: components["schemas"]["Entry"];
            into: components["schemas"]["Entry"];
            items: number;
            /** @description Entries of the list below */
            entries: number;
        };
        MergeRequest: {
            /** @description The entry that goes */
            from: components["schemas"]["EntryID"];
            /** @description The entry that stays, and gets what refers to the other */
            into: components["schemas"]["EntryID"];
        };
        ImportedEntry: components["schemas"]["EntryFields"] & {
            id: string;
            /** @description Where it stands in the file */
            line: number;
            status?: components["schemas"]["Status"];
        };
        ListImport: {
            entries: components["schemas"]["ImportedEntry"][];
        };
        /** @description What an import does with one row */
        EntryPlan: {
            line: number;
            id: string;
            /** @enum {string} */
            action: "create" | "update" | "none" | "refuse";
            changes: {
                field: string;
                from: unknown;
                to: unknown;
            }[];
            /** @description Why it is refused */
            issues: {
                field: string;
                code?: string;
                message: string;
            }[];
        };
        Register: {
            id: string;
            registerID: string;
            name: string;
            storeID?: string | null;
            storeName?: string | null;
            status: components["schemas"]["Status"];
        };
        RegisterPage: {
            data: components["schemas"]["Register"][];
            nextCursor: string | null;
        };
        Merchant: {
            companyCode: string;
            name: string;
            /**
             * @description A revoked merchant cannot be entered
             * @enum {string}
             */
            status: "Active" | "Revoked";
            /** @description Of `steps` onboarding steps */
            stepsVisited: number;
            steps: number;
        };
        OnboardingStep: {
            name: string;
            title: string;
            caption: string;
            visited: boolean;
            icon: string;
        };
        /** @description A step as it is sent back, without its icon */
        OnboardingVisit: {
            name: string;
            title?: string;
            caption?: string;
            visited: boolean;
        };
        /** @description The data of one `change` event */
        Change: {
            /** @description Such as `item` or `user` */
            entity: string;
            /** @description Null where they are many */
            ids: string[] | null;
            /** @description The `X-Client-Request-ID` of the write */
            requestID: string;
        };
        UomRef: {
            id: string;
        };
        /**
         * @description 1 Store Item, 2 Service, 3 Package, 4 Prepaid, 5 Modifier, 6 Variant
         * @enum {integer}
         */
        ItemType: 1 | 2 | 3 | 4 | 5 | 6;
        /** @enum {string} */
        ItemStatus: "Active" | "Discontinued";
        /** @enum {string} */
        ReportingMode: "ALL" | "GENERIC" | "ONTOUR";
        DepartmentRef: {
            departmentID: string;
        };
        CategoryRef: {
            categoryID: string;
        };
        SubCategoryRef: {
            subCategoryID: string;
        };
        SizeRef: {
            sizeID: string;
        };
        ColorRef: {
            colorID: string;
        };
        StyleRef: {
            styleID: string;
        };
        BrandRef: {
            brandID: string;
        };
        SeasonRef: {
            seasonID: string;
        };
        TeamRef: {
            id: string;
        };
        PrinterCategoryRef: {
            printerCategoryID: string;
        };
        VendorRef: {
            vendorCode: string;
        };
        DiscountRef: {
            discountID: string;
        };
        TaxRef: {
            taxID: string;
        };
        KeyValue: {
            key: string;
            value: string;
        };
        HintLocation: {
            id: string;
            type: components["schemas"]["LocationType"];
            name?: string;
            venueName?: string | null;
        };
        LocationHint: {
            item: {
                itemID: string;
            };
            hint: string;
            location: components["schemas"]["HintLocation"];
        };
        PackageComponent: {
            itemID: string;
            name: string;
            quantity: number;
        };
        /** @description An item. What is empty is left out, as is what the user may not see. */
        Item: {
            itemID: string;
            upc: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            productName?: string | null;
            name: string;
            /** @description Major units of the company currency, at most 4 decimals. Left out of every answer when the user may not see cost. */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            msrp?: number | null;
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: string | null;
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: string | null;
            metaData?: string | null;
            type: components["schemas"]["ItemType"];
            itemStatus: components["schemas"]["ItemStatus"];
            reportingMode: components["schemas"]["ReportingMode"];
            department?: components["schemas"]["DepartmentRef"] | null;
            category?: components["schemas"]["CategoryRef"] | null;
            subcategory?: components["schemas"]["SubCategoryRef"] | null;
            size?: components["schemas"]["SizeRef"] | null;
            color?: components["schemas"]["ColorRef"] | null;
            style?: components["schemas"]["StyleRef"] | null;
            brand?: components["schemas"]["BrandRef"] | null;
            season?: components["schemas"]["SeasonRef"] | null;
            team?: components["schemas"]["TeamRef"] | null;
            printerCategory?: components["schemas"]["PrinterCategoryRef"] | null;
            vendor?: components["schemas"]["VendorRef"] | null;
            vendorAlias?: string | null;
            royaltyLevel?: string | null;
            licensee?: string | null;
            consignment?: boolean;
            discount?: components["schemas"]["DiscountRef"] | null;
            discountExcluded?: boolean;
            tax?: components["schemas"]["TaxRef"] | null;
            taxIncluded?: boolean;
            /** @description The SKU type under the key SKU_TYPE and each fee under the key ITEM_FEE_ID */
            extendedInfo?: components["schemas"]["KeyValue"][];
            minimumLevel?: number | null;
            maximumLevel?: number | null;
            lotSizeMultiplier?: number | null;
            minimumOrderQuantity?: number | null;
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            isPackageComponent?: boolean;
            version: number;
            /** Format: date-time */
            createdAt?: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The user name */
            updatedBy?: string;
            /** @description Only with expand=location_hint */
            hints?: components["schemas"]["LocationHint"][];
            /** @description Quantity on hand over all locations. Only with expand=qoh */
            qoh?: number;
            /** @description Only with expand=package */
            components?: components["schemas"]["PackageComponent"][];
        };
        ItemPage: {
            data: components["schemas"]["Item"][];
            nextCursor: string | null;
            total?: components["schemas"]["Total"];
        };
        /** @description A new variant, or what changes of one that is there */
        VariantFields: {
            itemID?: string;
            upc?: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            productName?: string | null;
            name?: string;
            /** @description Major units of the company currency, at most 4 decimals. Left out of every answer when the user may not see cost. */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            msrp?: number | null;
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: string | null;
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: string | null;
            metaData?: string | null;
            type?: components["schemas"]["ItemType"];
            itemStatus?: components["schemas"]["ItemStatus"];
            reportingMode?: components["schemas"]["ReportingMode"];
            department?: components["schemas"]["DepartmentRef"] | null;
            category?: components["schemas"]["CategoryRef"] | null;
            subcategory?: components["schemas"]["SubCategoryRef"] | null;
            size?: components["schemas"]["SizeRef"] | null;
            color?: components["schemas"]["ColorRef"] | null;
            style?: components["schemas"]["StyleRef"] | null;
            brand?: components["schemas"]["BrandRef"] | null;
            season?: components["schemas"]["SeasonRef"] | null;
            team?: components["schemas"]["TeamRef"] | null;
            printerCategory?: components["schemas"]["PrinterCategoryRef"] | null;
            vendor?: components["schemas"]["VendorRef"] | null;
            vendorAlias?: string | null;
            royaltyLevel?: string | null;
            licensee?: string | null;
            consignment?: boolean;
            discount?: components["schemas"]["DiscountRef"] | null;
            discountExcluded?: boolean;
            tax?: components["schemas"]["TaxRef"] | null;
            taxIncluded?: boolean;
            /** @description The SKU type under the key SKU_TYPE and each fee under the key ITEM_FEE_ID */
            extendedInfo?: components["schemas"]["KeyValue"][];
            minimumLevel?: number | null;
            maximumLevel?: number | null;
            lotSizeMultiplier?: number | null;
            minimumOrderQuantity?: number | null;
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            /** @description Of a variant that is there, the version that was edited: an older one is refused */
            version?: number;
        };
        EntitledLocation: {
            locationID: string;
            type: components["schemas"]["LocationType"];
        };
        /** @description Fields that are left out stay as they are */
        ItemUpdate: {
            itemID: string;
            upc?: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            productName?: string | null;
            name?: string;
            /** @description Major units of the company currency, at most 4 decimals. Left out of every answer when the user may not see cost. */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            msrp?: number | null;
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: string | null;
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: string | null;
            metaData?: string | null;
            type?: components["schemas"]["ItemType"];
            itemStatus?: components["schemas"]["ItemStatus"];
            reportingMode?: components["schemas"]["ReportingMode"];
            department?: components["schemas"]["DepartmentRef"] | null;
            category?: components["schemas"]["CategoryRef"] | null;
            subcategory?: components["schemas"]["SubCategoryRef"] | null;
            size?: components["schemas"]["SizeRef"] | null;
            color?: components["schemas"]["ColorRef"] | null;
            style?: components["schemas"]["StyleRef"] | null;
            brand?: components["schemas"]["BrandRef"] | null;
            season?: components["schemas"]["SeasonRef"] | null;
            team?: components["schemas"]["TeamRef"] | null;
            printerCategory?: components["schemas"]["PrinterCategoryRef"] | null;
            vendor?: components["schemas"]["VendorRef"] | null;
            vendorAlias?: string | null;
            royaltyLevel?: string | null;
            licensee?: string | null;
            consignment?: boolean;
            discount?: components["schemas"]["DiscountRef"] | null;
            discountExcluded?: boolean;
            tax?: components["schemas"]["TaxRef"] | null;
            taxIncluded?: boolean;
            /** @description The SKU type under the key SKU_TYPE and each fee under the key ITEM_FEE_ID */
            extendedInfo?: components["schemas"]["KeyValue"][];
            minimumLevel?: number | null;
            maximumLevel?: number | null;
            lotSizeMultiplier?: number | null;
            minimumOrderQuantity?: number | null;
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            /** @description The version that was edited */
            version: number;
            variants?: components["schemas"]["VariantFields"][];
            entitlements?: components["schemas"]["EntitledLocation"][];
        };
        /**
         * @description What can be written of an item (section 3). Lengths, restricted characters and everything else of section 5 are
         *     checked by the same rules as in the form, and refused with the same messages.
         *     A reference is written as an object with its ID, or null for none.
         */
        ItemFields: {
            itemID?: string;
            upc?: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            productName?: string | null;
            name?: string;
            /** @description Major units of the company currency, at most 4 decimals. Left out of every answer when the user may not see cost. */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            msrp?: number | null;
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: string | null;
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: string | null;
            metaData?: string | null;
            type?: components["schemas"]["ItemType"];
            itemStatus?: components["schemas"]["ItemStatus"];
            reportingMode?: components["schemas"]["ReportingMode"];
            department?: components["schemas"]["DepartmentRef"] | null;
            category?: components["schemas"]["CategoryRef"] | null;
            subcategory?: components["schemas"]["SubCategoryRef"] | null;
            size?: components["schemas"]["SizeRef"] | null;
            color?: components["schemas"]["ColorRef"] | null;
            style?: components["schemas"]["StyleRef"] | null;
            brand?: components["schemas"]["BrandRef"] | null;
            season?: components["schemas"]["SeasonRef"] | null;
            team?: components["schemas"]["TeamRef"] | null;
            printerCategory?: components["schemas"]["PrinterCategoryRef"] | null;
            vendor?: components["schemas"]["VendorRef"] | null;
            vendorAlias?: string | null;
            royaltyLevel?: string | null;
            licensee?: string | null;
            consignment?: boolean;
            discount?: components["schemas"]["DiscountRef"] | null;
            discountExcluded?: boolean;
            tax?: components["schemas"]["TaxRef"] | null;
            taxIncluded?: boolean;
            /** @description The SKU type under the key SKU_TYPE and each fee under the key ITEM_FEE_ID */
            extendedInfo?: components["schemas"]["KeyValue"][];
            minimumLevel?: number | null;
            maximumLevel?: number | null;
            lotSizeMultiplier?: number | null;
            minimumOrderQuantity?: number | null;
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
        };
        ItemCreate: {
            itemID: string;
            upc: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            productName?: string | null;
            name: string;
            /** @description Major units of the company currency, at most 4 decimals. Left out of every answer when the user may not see cost. */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            msrp?: number | null;
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: string | null;
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: string | null;
            metaData?: string | null;
            type: components["schemas"]["ItemType"];
            itemStatus?: components["schemas"]["ItemStatus"];
            reportingMode?: components["schemas"]["ReportingMode"];
            department?: components["schemas"]["DepartmentRef"] | null;
            category?: components["schemas"]["CategoryRef"] | null;
            subcategory?: components["schemas"]["SubCategoryRef"] | null;
            size?: components["schemas"]["SizeRef"] | null;
            color?: components["schemas"]["ColorRef"] | null;
            style?: components["schemas"]["StyleRef"] | null;
            brand?: components["schemas"]["BrandRef"] | null;
            season?: components["schemas"]["SeasonRef"] | null;
            team?: components["schemas"]["TeamRef"] | null;
            printerCategory?: components["schemas"]["PrinterCategoryRef"] | null;
            vendor?: components["schemas"]["VendorRef"] | null;
            vendorAlias?: string | null;
            royaltyLevel?: string | null;
            licensee?: string | null;
            consignment?: boolean;
            discount?: components["schemas"]["DiscountRef"] | null;
            discountExcluded?: boolean;
            tax?: components["schemas"]["TaxRef"] | null;
            taxIncluded?: boolean;
            /** @description The SKU type under the key SKU_TYPE and each fee under the key ITEM_FEE_ID */
            extendedInfo?: components["schemas"]["KeyValue"][];
            minimumLevel?: number | null;
            maximumLevel?: number | null;
            lotSizeMultiplier?: number | null;
            minimumOrderQuantity?: number | null;
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            variants?: components["schemas"]["ItemFields"][];
            entitlements?: components["schemas"]["EntitledLocation"][];
        };
        /** @description How one price of every item is raised or lowered. A price that an item does not have stays blank. */
        PriceAdjustment: {
            /** @enum {string} */
            field: "costPrice" | "sellingPrice" | "msrp";
            /** @enum {string} */
            by: "AMOUNT" | "PERCENT";
            /** @description Major units of the company currency, or percent of what the price is; below 0 lowers it */
            value: number;
            /**
             * @description Half a step goes up; ENDS_95 and ENDS_99 give the nearest price that ends so
             * @enum {string}
             */
            rounding: "NONE" | "CENT" | "FIVE_CENTS" | "TEN_CENTS" | "HALF" | "WHOLE" | "ENDS_95" | "ENDS_99";
        };
        /** @description The filter of the list as a body; items with these IDs only, where itemIDs is given */
        ItemFilter: {
            search?: string;
            itemIDs?: string[];
            status?: components["schemas"]["ItemStatus"][];
            type?: components["schemas"]["ItemType"][];
            department?: string[];
            category?: string[];
            subcategory?: string[];
            brand?: string[];
            vendor?: string[];
            season?: string[];
            style?: string[];
            color?: string[];
            size?: string[];
            team?: string[];
            printerCategory?: string[];
            royaltyLevel?: string[];
            tax?: string[];
            discount?: string[];
            uom?: string[];
            fee?: string[];
            /** @description Keys of additional attributes */
            attribute?: string[];
        };
        BatchUpdate: {
            fields: components["schemas"]["ItemFields"];
            adjustments?: components["schemas"]["PriceAdjustment"][];
            filter: components["schemas"]["ItemFilter"];
            /**
             * @description The prepared change set that showed what this edit does. It must be of the same fields, adjustments and filter.
             *     Items are then changed only as it showed: those that it found a problem with are left out, and when one was
             *     changed by somebody else since, none is changed.
             */
            changeSetID?: string;
            /** @description Items of the change set to leave as they are */
            excluded?: string[];
        };
        ModifiedItem: {
            itemID: string;
            companyCode: string;
        };
        /**
         * @description By hand in a form, in a bulk edit, from a file, by a program, or by taking back one of these
         * @enum {string}
         */
        ChangeSource: "FORM" | "BULK" | "IMPORT" | "API" | "UNDO";
        /** @description A value of a field as it is stored; a reference is the ID. Null for blank. */
        ChangeValue: unknown;
        FieldChange: {
            field: string;
            from: components["schemas"]["ChangeValue"];
            to: components["schemas"]["ChangeValue"];
        };
        HistoryEntry: {
            entryID: string;
            /** Format: date-time */
            at: string;
            userName: string;
            source: components["schemas"]["ChangeSource"];
            /** @description The change set that it was a part of */
            changeSetID?: string;
            /** @description `item`, or what else of it changed, such as `locationHint` */
            entity: string;
            entityID: string;
            /** @description Such as `create`, `update` and `delete` */
            action: string;
            changes: components["schemas"]["FieldChange"][];
        };
        /**
         * @description PREPARED nothing is changed, what would be can be read; APPLYING the one transaction runs; APPLIED; FAILED nothing
         *     was changed.
         * @enum {string}
         */
        ChangeSetState: "PREPARED" | "APPLYING" | "APPLIED" | "FAILED";
        /** @description What a bulk edit does, to which items */
        BulkEdit: {
            fields: components["schemas"]["ItemFields"];
            adjustments?: components["schemas"]["PriceAdjustment"][];
            filter: components["schemas"]["ItemFilter"];
        };
        /** @description Items */
        ChangeSetCounts: {
            /** @description That match the filter */
            items: number;
            change: number;
            /** @description Have the values already */
            unchanged: number;
            /** @description Would break a rule and are left out */
            problems: number;
            /** @description System items are never changed */
            system: number;
        };
        ChangeSet: {
            changeSetID: string;
            /** @enum {string} */
            kind: "BULK" | "IMPORT" | "UNDO";
            state: components["schemas"]["ChangeSetState"];
            /** @description Of a bulk edit */
            edit?: components["schemas"]["BulkEdit"];
            /** @description Of an import */
            fileName?: string;
            /** @description Of an import */
            importID?: string;
            /** @description Of an undo: the change set that it takes back */
            undoes?: string;
            /** @description The change set that took this one back */
            undoneBy?: string;
            counts?: components["schemas"]["ChangeSetCounts"];
            /** @description Items written so far */
            done: number;
            /** @description Items to be written */
            total: number;
            /** @description Why it failed */
            failure?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The user name */
            createdBy: string;
            /** Format: date-time */
            finishedAt?: string;
            /** @description What taking it back would do. Of a single change set that is applied */
            undo?: {
                /** @description Items that nobody changed since */
                possible: number;
                /** @description Items that would stay as they are by now */
                changedSince: number;
                /** @description Items that an import created; they stay */
                created: number;
            };
        };
        ChangeSetRow: {
            itemID: string;
            name: string;
            changes: components["schemas"]["FieldChange"][];
            /** @description Why the item is left out */
            fault?: {
                field: string;
                code: string;
                message: string;
            };
            /** @description Somebody changed the item after this change set did */
            changedSince?: boolean;
        };
        UndoRequest: {
            /** @description Take back the rest when some items were changed since; without it, nothing is taken back then */
            leaveChanged?: boolean;
        };
        Product: {
            productID: string;
            productName: string;
            defaultItemID: string | null;
            /** @description Every item of the product, the default item first; empty without fetchVariants */
            variants: components["schemas"]["Item"][];
        };
        Entitlement: {
            id: string;
            itemID: string;
            locationID: string;
            locationType: components["schemas"]["LocationType"];
            item?: components["schemas"]["Item"];
        };
        EntitlementPage: {
            data: components["schemas"]["Entitlement"][];
            nextCursor: string | null;
        };
        EntitlementRequest: {
            itemID: string;
            locations: components["schemas"]["EntitledLocation"][];
        };
        epochSeconds: number;
        /**
         * @default day
         * @enum {string}
         */
        SalesInterval: "day" | "week" | "month";
        /**
         * @description Amounts are in major units of the company currency, without tax. They are left out where the user may not see
         *     prices, and what follows from cost where the user may not see cost.
         */
        SalesFigures: {
            /** @description Sold less returned */
            units: number;
            returnedUnits: number;
            /** @description What was sold at its price */
            grossSales?: number;
            /** @description Taken off what was sold */
            discounts?: number;
            /** @description Given back for what was returned */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description What the units cost when they were sold */
            cogs?: number;
            /** @description Net sales less cost of goods sold */
            grossMargin?: number;
            /** @description Gross margin in percent of net sales, two decimals; left out without sales */
            margin?: number;
        };
        SalesPeriod: {
            /**
             * Format: date
             * @description First day of the period
             */
            date: string;
            /** @description Sold less returned */
            units: number;
            returnedUnits: number;
            /** @description What was sold at its price */
            grossSales?: number;
            /** @description Taken off what was sold */
            discounts?: number;
            /** @description Given back for what was returned */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description What the units cost when they were sold */
            cogs?: number;
            /** @description Net sales less cost of goods sold */
            grossMargin?: number;
            /** @description Gross margin in percent of net sales, two decimals; left out without sales */
            margin?: number;
        };
        SalesByLocation: {
            locationID: string;
            type: components["schemas"]["LocationType"];
            name: string;
            /** @description Sold less returned */
            units: number;
            returnedUnits: number;
            /** @description What was sold at its price */
            grossSales?: number;
            /** @description Taken off what was sold */
            discounts?: number;
            /** @description Given back for what was returned */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description What the units cost when they were sold */
            cogs?: number;
            /** @description Net sales less cost of goods sold */
            grossMargin?: number;
            /** @description Gross margin in percent of net sales, two decimals; left out without sales */
            margin?: number;
        };
        SalesByItem: {
            itemID: string;
            name: string;
            /** @description Sold less returned */
            units: number;
            returnedUnits: number;
            /** @description What was sold at its price */
            grossSales?: number;
            /** @description Taken off what was sold */
            discounts?: number;
            /** @description Given back for what was returned */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description What the units cost when they were sold */
            cogs?: number;
            /** @description Net sales less cost of goods sold */
            grossMargin?: number;
            /** @description Gross margin in percent of net sales, two decimals; left out without sales */
            margin?: number;
        };
        ItemSales: {
            timeZone: string;
            interval: components["schemas"]["SalesInterval"];
            totals: components["schemas"]["SalesFigures"];
            periods: components["schemas"]["SalesPeriod"][];
            /** @description Most units first */
            locations: components["schemas"]["SalesByLocation"][];
            /** @description Most units first */
            items: components["schemas"]["SalesByItem"][];
        };
        StockFigures: {
            onHand: number;
            /** @description Sold less returned in the last `paceDays` days */
            soldUnits?: number;
            /** @description How long the stock lasts at that pace; left out where nothing was sold */
            daysOfCover?: number;
        };
        StockAtLocation: {
            locationID: string;
            type: components["schemas"]["LocationType"];
            name: string;
            venueName: string | null;
            onHand: number;
            /** @description Sold less returned in the last `paceDays` days */
            soldUnits?: number;
            /** @description How long the stock lasts at that pace; left out where nothing was sold */
            daysOfCover?: number;
        };
        ItemStock: {
            paceDays: number;
            total: components["schemas"]["StockFigures"];
            locations: components["schemas"]["StockAtLocation"][];
        };
        PackagePart: {
            itemID: string;
            upc: string;
            name: string;
            type: components["schemas"]["ItemType"];
            itemStatus: components["schemas"]["ItemStatus"];
            quantity: number;
            /** @description Left out when the user may not see cost */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            /**
             * @description On hand over all locations; of a package, how many can be made of its own parts. Left out where no stock is
             *     kept: services, prepaid items and modifiers.
             */
            qoh?: number;
        };
        PackageContents: {
            /** @description Of the components alone; that of the item stays as it is */
            version: number;
            components: components["schemas"]["PackagePart"][];
        };
        PackageComponents: {
            /** @description The version that was seen */
            version: number;
            /** @description Everything that the package is to hold; what is left out is taken out */
            components: {
                itemID: string;
                /** @description Above 0, at most 3 decimals */
                quantity: number;
            }[];
        };
        CtoItem: {
            itemID: string;
            name: string;
            itemStatus: components["schemas"]["ItemStatus"];
            ctoType?: string;
            /** @description Left out when the user may not see cost */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            /** @description On hand over all locations */
            qoh: number;
            /** @description Its option groups in their order */
            groupIDs: string[];
            /** @description How many words and numbers it allows */
            allowances: number;
        };
        OptionGroupID: string;
        OptionRule: {
            /** @enum {string} */
            kind: "REQUIRES" | "EXCLUDES";
            /** @description The pick that the rule starts from; any choice without one */
            pick?: string | null;
            groupID: components["schemas"]["OptionGroupID"];
            otherPick?: string | null;
        };
        /** @description One thing that can be chosen about items */
        OptionGroup: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name: string;
            /** @enum {string} */
            type: "TEXT" | "NUMBER" | "PICK";
            minLength: number;
            maxLength: number;
            /** @description The characters that may be typed, whatever their case; empty for any */
            characters: string;
            /** @description Where letters and digits come from; without any they take nothing from stock */
            componentSetIDs: string[];
            /** @description The components to pick from */
            picks: string[];
            maxPicks: number;
            /** @enum {string} */
            priceRule: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Left out when the user may not see prices; it takes WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: number;
            /** @enum {string} */
            place: "BACK_TOP" | "BACK_CENTRE" | "BACK_BOTTOM" | "CHEST_LEFT" | "CHEST_RIGHT" | "FRONT_CENTRE" | "SLEEVE_LEFT" | "SLEEVE_RIGHT";
            required: boolean;
            rules: components["schemas"]["OptionRule"][];
            status: components["schemas"]["Status"];
        };
        StoredOptionGroup: components["schemas"]["OptionGroup"] & {
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description How many items have it */
            items: number;
        };
        /** @description What is left out stays as it is */
        OptionGroupUpdate: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name?: string;
            /** @enum {string} */
            type?: "TEXT" | "NUMBER" | "PICK";
            minLength?: number;
            maxLength?: number;
            /** @description The characters that may be typed, whatever their case; empty for any */
            characters?: string;
            /** @description Where letters and digits come from; without any they take nothing from stock */
            componentSetIDs?: string[];
            /** @description The components to pick from */
            picks?: string[];
            maxPicks?: number;
            /** @enum {string} */
            priceRule?: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Left out when the user may not see prices; it takes WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: number;
            /** @enum {string} */
            place?: "BACK_TOP" | "BACK_CENTRE" | "BACK_BOTTOM" | "CHEST_LEFT" | "CHEST_RIGHT" | "FRONT_CENTRE" | "SLEEVE_LEFT" | "SLEEVE_RIGHT";
            required?: boolean;
            rules?: components["schemas"]["OptionRule"][];
            status?: components["schemas"]["Status"];
            /** @description The version that was seen; another one answers 409 */
            version: number;
        };
        /** @description What is left out gets the value of a plain text without a price */
        OptionGroupCreate: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name: string;
            /** @enum {string} */
            type: "TEXT" | "NUMBER" | "PICK";
            minLength?: number;
            maxLength?: number;
            /** @description The characters that may be typed, whatever their case; empty for any */
            characters?: string;
            /** @description Where letters and digits come from; without any they take nothing from stock */
            componentSetIDs?: string[];
            /** @description The components to pick from */
            picks?: string[];
            maxPicks?: number;
            /** @enum {string} */
            priceRule?: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Left out when the user may not see prices; it takes WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: number;
            /** @enum {string} */
            place?: "BACK_TOP" | "BACK_CENTRE" | "BACK_BOTTOM" | "CHEST_LEFT" | "CHEST_RIGHT" | "FRONT_CENTRE" | "SLEEVE_LEFT" | "SLEEVE_RIGHT";
            required?: boolean;
            rules?: components["schemas"]["OptionRule"][];
            status?: components["schemas"]["Status"];
        };
        Component: {
            itemID: string;
            name: string;
            /** @enum {string} */
            kind: "LETTER" | "NUMBER" | "PATCH" | "BADGE" | "NAME_BAR";
            character?: string;
            componentSetID?: string;
            status: components["schemas"]["Status"];
            itemStatus: components["schemas"]["ItemStatus"];
            /** @description Left out when the user may not see cost */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            /** @description On hand over all locations */
            qoh: number;
            /** @description How many option groups have it, by themselves or through its set */
            groups: number;
        };
        ComponentSet: {
            id: string;
            name: string;
            /** @enum {string} */
            kind: "LETTERS" | "NUMBERS";
            vendorCode: string;
            styleID: string;
            colorID: string;
            printerCategoryID: string;
        };
        Components: {
            components: components["schemas"]["Component"][];
            sets: components["schemas"]["ComponentSet"][];
        };
        ComponentCreate: {
            itemID: string;
            /** @enum {string} */
            kind: "PATCH" | "BADGE" | "NAME_BAR";
        };
        ComponentStatus: {
            itemIDs: string[];
            status: components["schemas"]["Status"];
        };
        ComponentSetCreate: {
            id: string;
            name: string;
            /** @enum {string} */
            kind: "LETTERS" | "NUMBERS";
            vendorCode: string;
            styleID: string;
            colorID: string;
            printerCategoryID: string;
            /** @description Of each component */
            costPrice?: number;
            sellingPrice?: number;
        };
        /** @enum {string} */
        RestrictionKind: "WORD" | "NUMBER";
        StoredRestriction: {
            kind: components["schemas"]["RestrictionKind"];
            text: string;
            /** @description A word is blocked backwards too */
            alsoReversed: boolean;
            reason: string;
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description How many items allow it */
            items: number;
        };
        /** @description What is left out stays as it is */
        RestrictionUpdate: {
            /** @description Fixed after creation */
            kind: components["schemas"]["RestrictionKind"];
            /** @description Fixed after creation */
            text: string;
            alsoReversed?: boolean;
            reason?: string;
            status?: components["schemas"]["Status"];
            /** @description The version that was seen; another one answers 409 */
            version: number;
        };
        RestrictionCreate: {
            /** @description Fixed after creation */
            kind: components["schemas"]["RestrictionKind"];
            /** @description Fixed after creation */
            text: string;
            alsoReversed?: boolean;
            reason?: string;
            status?: components["schemas"]["Status"];
        };
        /** @description A group that an item has, with what the item does otherwise */
        Attachment: {
            groupID: components["schemas"]["OptionGroupID"];
            required?: boolean | null;
            maxLength?: number | null;
            /** @description As of a group */
            sellingPrice?: number | null;
        };
        /** @description A blocked word or restricted number that the item allows, and why */
        Allowance: {
            kind: components["schemas"]["RestrictionKind"];
            text: string;
            reason: string;
        };
        ItemConfiguration: {
            /** @description Of the configuration alone; that of the item stays as it is */
            version: number;
            attachments: components["schemas"]["Attachment"][];
            allowances: components["schemas"]["Allowance"][];
            /** @description Every active group of the company */
            groups: components["schemas"]["OptionGroup"][];
            components: components["schemas"]["Component"][];
            /** @description Every active one of the company */
            restrictions: {
                kind: components["schemas"]["RestrictionKind"];
                text: string;
                alsoReversed: boolean;
            }[];
        };
        ItemConfigurationSave: {
            /** @description The version that was seen */
            version: number;
            attachments: components["schemas"]["Attachment"][];
            allowances: components["schemas"]["Allowance"][];
        };
        ConfigurationChoice: {
            /** @description What is chosen, by the ID of the group */
            choices: {
                [key: string]: {
                    text?: string;
                    picks?: string[];
                };
            };
        };
        PricedConfiguration: {
            issues: {
                /** @description The ID of the group */
                field: string;
                code: string;
                message: string;
            }[];
            lines: {
                groupID?: string;
                itemID?: string;
                label: string;
                quantity: number;
                /** @description Of the whole line; left out when the user may not see prices */
                price?: number;
                /** @description As price */
                cost?: number;
            }[];
            price?: number;
            cost?: number;
            preview: {
                groupID: string;
                name: string;
                place: string;
                text: string;
            }[];
        };
        /** @description SHA-256 of the large picture */
        ImageID: string;
        GalleryImage: {
            imageID: components["schemas"]["ImageID"];
            /** @description Read out in place of the picture; may be blank */
            altText: string;
            /** @description Of the large picture, in pixels */
            width: number;
            height: number;
        };
        Gallery: {
            /** @description Of the gallery alone; that of the item stays as it is */
            version: number;
            /** @description In the order in which they are shown. The first is the main image. */
            images: components["schemas"]["GalleryImage"][];
        };
        GalleryOrder: {
            /** @description The version that was seen */
            version: number;
            /**
             * @description The pictures that the item is to have, in their order. Those left out are removed; one that was removed within
             *     the last day can be brought back.
             */
            images: {
                imageID: components["schemas"]["ImageID"];
                altText: string;
            }[];
        };
        /**
         * @description RECEIVING rows come in part by part; CHECKED all rows are here and compared, nothing is changed;
         *     APPLYING the one transaction runs; APPLIED; CANCELLED nothing was changed; FAILED nothing was changed.
         * @enum {string}
         */
        ImportState: "RECEIVING" | "CHECKED" | "APPLYING" | "APPLIED" | "CANCELLED" | "FAILED";
        ImportCounts: {
            rows: number;
            skipped: number;
            conflicts: number;
            /** @description Items */
            create: number;
            /** @description Items */
            update: number;
            /** @description Items */
            unchanged: number;
            /** @description Rows */
            rejected: number;
        };
        Import: {
            importID: string;
            fileName: string;
            state: components["schemas"]["ImportState"];
            columns: string[];
            counts: components["schemas"]["ImportCounts"] | null;
            /** @description Entries of lists that are made with it */
            newEntries: number;
            /** @description Items written so far */
            done: number;
            /** @description Items to be written */
            total: number;
            /** @description Why it failed */
            failure?: string | null;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /** Format: date-time */
            finishedAt?: string | null;
        };
        NewEntry: {
            kind: components["schemas"]["ListKind"];
            id: string;
            name: string;
        };
        ImportStart: {
            fileName: string;
            /** @description The header row */
            columns: string[];
            /** @description Which column fills which field of the item, or which additional attribute as `attributes.KEY` */
            mapping: {
                field: string;
                column: number;
            }[];
            /**
             * @description Entries of lists that the items refer to and that are made when the import is applied. Takes WRITE access to
             *     the feature of their list. Of an additional attribute the ID is the key as well.
             */
            newEntries?: components["schemas"]["NewEntry"][];
            /** @description What a new item gets in fields that no column fills; an item that exists keeps its own */
            defaults?: components["schemas"]["ItemFields"];
        };
        ImportItem: {
            /** @description The line of the file the item was read from */
            line: number;
            item: components["schemas"]["ItemFields"];
        };
        ImportRejection: {
            line: number;
            /** @description The header of the column */
            column: string | null;
            field: string;
            value: string;
            /** @description The rule that was broken */
            code: string;
            message: string;
            /** @description The whole row */
            cells: string[];
        };
        ImportPart: {
            items: components["schemas"]["ImportItem"][];
            rejections: components["schemas"]["ImportRejection"][];
        };
        /** @description What the reader of the file counted */
        ImportReading: {
            /** @description Rows in the file without the header */
            rows: number;
            /** @description Rows left out by choice, e.g. without a name */
            skipped: number;
            /** @description Rows that say something else of their item than the row before; the last one wins */
            conflicts: number;
        };
        ImportPicturesStart: {
            /** @description The item after which to go on, as `next` said it; from the first one without it */
            after?: string;
        };
        ImportPictures: {
            tried: {
                itemID: string;
                address: string;
                /** @description Why there is no picture; null where there is one now */
                problem: string | null;
            }[];
            /** @description Items whose picture is not here yet */
            left: number;
            /** @description Where to go on; null after the last item */
            next: string | null;
        };
        /** @description What would be, or was, done with one item */
        ImportRow: {
            line: number;
            itemID: string;
            name: string;
            /** @enum {string} */
            action: "create" | "update" | "unchanged";
            changes: {
                field: string;
                from: string | null;
                to: string | null;
            }[];
        };
        View: {
            viewID: string;
            screen: string;
            name: string;
            state: string;
        };
        ViewFields: {
            /** @description The screen it belongs to, e.g. `products` */
            screen: string;
            name: string;
            /** @description Filters, sort and columns as the screen writes them */
            state: string;
        };
    };
    responses: {
        /** @description The request breaks a rule; nothing was changed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is not valid any more */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user lacks the feature or the level */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many tries; `retry-after` says in how many seconds to try again */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Requested content not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Somebody else changed the record meanwhile; `body` holds the current one, who changed it and when */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Request processed */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
    };
    parameters: {
        /** @description Client type */
        Client: "console_portal" | "partner_portal";
        /** @description Unique id of the request, without dashes */
        RequestID: string;
        /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
        WriteID: string;
        /** @description The `nextCursor` of the page before */
        Cursor: string;
        /** @description Rows a page */
        Limit: number;
        /** @description Field to sort by; a leading `-` sorts downwards */
        Sort: string;
        /** @description Part of a name or an id, in any case */
        Search: string;
        /** @description Statuses, separated by commas */
        StatusList: string;
        /** @description `false` answers the whole list, at most 200,000 rows */
        Pagination: boolean;
        /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
        Source: "FORM" | "API";
        /** @description The item of `itemID` alone, or with every variant of its product */
        ItemScope: "item" | "product";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    loginForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FormLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FormLoginRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    ssoLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoRequest"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LoginAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listSsoProviders: {
        parameters: {
            query: {
                domain: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None or one; none as well where there is no such company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SsoProvider"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    startSso: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoStart"];
            };
        };
        responses: {
            /** @description Where to go */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    returnFromSso: {
        parameters: {
            query: {
                state: string;
                code?: string;
                iss?: string;
                error?: string;
                error_description?: string;
                error_uri?: string;
                session_state?: string;
                scope?: string;
                authuser?: string;
                hd?: string;
                prompt?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `/console/login#sso=HANDLE` */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                username: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching users, first the one with exactly this name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["User"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description The user and their password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["NewPassword"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    authorise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Features and access */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["AuthorizationData"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAccountConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys and values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            accountConfigurations: components["schemas"]["AccountConfiguration"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateAccountConfiguration: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountConfigurations: components["schemas"]["AccountConfiguration"][];
                };
            };
        };
        responses: {
            /** @description Keys and values */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            accountConfigurations: components["schemas"]["AccountConfiguration"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    authenticateCloud: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloudRequest"];
            };
        };
        responses: {
            /** @description A token for the inventory service */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["CloudAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    portalConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PortalConfig"];
                    };
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles, by ID */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Role"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    renameRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleRename"];
            };
        };
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleCreate"];
            };
        };
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                roleID: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["RoleGrants"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    saveRoleGrants: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                roleID: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleGrantsUpdate"];
            };
        };
        responses: {
            /** @description The role */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["RoleGrants"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an id, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                /** @description Only this user */
                userID?: string;
                /** @description Role IDs, separated by commas */
                role?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StaffUserPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRoleChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles, by ID */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["RoleChoice"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserStatusUpdate"];
            };
        };
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The user and their password */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["NewPassword"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    unlockUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    verifySecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description Signed in; GET /authorise says what one may do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["NewToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    beginEnrolment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, and the address for a QR code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Enrolment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    confirmEnrolment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description A new token, and the recovery codes, which are never answered again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Enrolled"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeRequest"];
            };
        };
        responses: {
            /** @description The recovery codes, which are never answered again */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                userID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
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
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One's own sessions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Session"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                sessionID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    pingSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Company and locations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Business"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            /** @description The company */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Company"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an id, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of venues */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["VenuePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    createVenue: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueCreate"];
            };
        };
        responses: {
            /** @description The venue */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Venue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an id, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of stores */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StorePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreCreate"];
            };
        };
        responses: {
            /** @description The store */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Store"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an id, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of warehouses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["WarehousePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists by name, active first, then inactive, alphabetical */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["AttributeLists"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAdditionalAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Additional attributes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["AdditionalAttribute"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listFees: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fees */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Fee"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                /** @description Discount types, separated by commas */
                discountType?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Discounts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Discount"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listSystemConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SystemConfiguration"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listTaxes: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taxes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Tax"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listUnits: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["UnitOfMeasure"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an id, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EventPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries, active first, then inactive, alphabetical */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Entry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryUpdate"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryCreate"];
            };
        };
        responses: {
            /** @description The entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Entry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    deleteEntry: {
        parameters: {
            query: {
                /** @description The entry */
                id: components["schemas"]["EntryID"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    setEntryStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: components["schemas"]["EntryIDs"];
                    status: components["schemas"]["Status"];
                };
            };
        };
        responses: {
            /** @description Those entries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Entry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listEntryUses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by entry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntryUse"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    previewMerge: {
        parameters: {
            query: {
                /** @description The entry that goes */
                from: components["schemas"]["EntryID"];
                /** @description The entry that stays */
                into: components["schemas"]["EntryID"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What moves; nothing has been changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Merge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    mergeEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeRequest"];
            };
        };
        responses: {
            /** @description What has moved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Merge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    importEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListImport"];
            };
        };
        responses: {
            /** @description What has been done, row by row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntryPlan"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    checkEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListImport"];
            };
        };
        responses: {
            /** @description What would be done, row by row */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntryPlan"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRegisters: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an id, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of registers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["RegisterPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listMerchants: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The merchants by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Merchant"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listOnboardingSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["OnboardingStep"][];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    visitOnboardingSteps: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    steps: components["schemas"]["OnboardingVisit"][];
                };
            };
        };
        responses: {
            /** @description The steps */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["OnboardingStep"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    streamChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards. Items of equal value follow by item ID. */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description What else to answer, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Statuses, separated by commas */
                status?: string;
                /** @description Item types, separated by commas */
                type?: string;
                /** @description IDs, separated by commas */
                department?: string;
                /** @description IDs, separated by commas */
                category?: string;
                /** @description IDs, separated by commas */
                subcategory?: string;
                /** @description IDs, separated by commas */
                brand?: string;
                /** @description Vendor codes, separated by commas */
                vendor?: string;
                /** @description IDs, separated by commas */
                season?: string;
                /** @description IDs, separated by commas */
                style?: string;
                /** @description IDs, separated by commas */
                color?: string;
                /** @description IDs, separated by commas */
                size?: string;
                /** @description IDs, separated by commas */
                team?: string;
                /** @description IDs, separated by commas */
                printerCategory?: string;
                /** @description IDs, separated by commas */
                royaltyLevel?: string;
                /** @description IDs, separated by commas */
                tax?: string;
                /** @description IDs, separated by commas */
                discount?: string;
                /** @description IDs, separated by commas */
                uom?: string;
                /** @description IDs, separated by commas */
                fee?: string;
                /** @description Keys of additional attributes, separated by commas */
                attribute?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items, or all of them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ItemPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description The item as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Item"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemCreate"];
            };
        };
        responses: {
            /** @description The item as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Item"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    exportItems: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts downwards. Items of equal value follow by item ID. */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description What else to answer, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Statuses, separated by commas */
                status?: string;
                /** @description Item types, separated by commas */
                type?: string;
                /** @description IDs, separated by commas */
                department?: string;
                /** @description IDs, separated by commas */
                category?: string;
                /** @description IDs, separated by commas */
                subcategory?: string;
                /** @description IDs, separated by commas */
                brand?: string;
                /** @description Vendor codes, separated by commas */
                vendor?: string;
                /** @description IDs, separated by commas */
                season?: string;
                /** @description IDs, separated by commas */
                style?: string;
                /** @description IDs, separated by commas */
                color?: string;
                /** @description IDs, separated by commas */
                size?: string;
                /** @description IDs, separated by commas */
                team?: string;
                /** @description IDs, separated by commas */
                printerCategory?: string;
                /** @description IDs, separated by commas */
                royaltyLevel?: string;
                /** @description IDs, separated by commas */
                tax?: string;
                /** @description IDs, separated by commas */
                discount?: string;
                /** @description IDs, separated by commas */
                uom?: string;
                /** @description IDs, separated by commas */
                fee?: string;
                /** @description Keys of additional attributes, separated by commas */
                attribute?: string;
                format?: "csv" | "xlsx";
                /** @description Names of fields, margin, updatedAt and updatedBy, separated by commas: these columns in this order, as a screen shows them. All that can be imported where left out. */
                columns?: string;
            };
            header?: {
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A table with a header row, CSV in UTF-8 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatchUpdate"];
            };
        };
        responses: {
            /** @description The items that were changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ModifiedItem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listItemHistory: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description Only changes of this field */
                field?: string;
                /** @description Only what this user changed */
                user?: string;
                source?: components["schemas"]["ChangeSource"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                itemID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, and by whom there are any */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["HistoryEntry"][];
                            nextCursor: string | null;
                            /** @description The user names of all who ever changed the item */
                            people: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listChangeSets: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of change sets */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ChangeSet"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    prepareBulkEdit: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkEdit"];
            };
        };
        responses: {
            /** @description The change set, prepared */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ChangeSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    getChangeSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ChangeSet"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listChangeSetRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                /** @description change what is or was changed; unchanged and problems what is left out; changedSince what was changed again. */
                show?: "change" | "unchanged" | "problems" | "changedSince";
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ChangeSetRow"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    undoChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description The change set that takes it back, applying */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ChangeSet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    replaceLocationHints: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    item: {
                        itemID: string;
                    };
                    hint: string;
                    location: components["schemas"]["HintLocation"];
                }[];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    createLocationHints: {
        parameters: {
            query: {
                itemID: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hint: string;
                    location: components["schemas"]["HintLocation"];
                }[];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeLocationHints: {
        parameters: {
            query: {
                itemID: string;
                /** @description Location IDs, separated by commas */
                locationID: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    generateAutoID: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "ITEM";
                };
            };
        };
        responses: {
            /** @description The ID */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            nextID: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                fetchVariants?: boolean;
                expand?: string;
                status?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                productID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Product"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listEntitlements: {
        parameters: {
            query?: {
                /** @description `false` answers the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                expand?: "item";
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                itemID?: string;
                /** @description The item of `itemID` alone, or with every variant of its product */
                scope?: components["parameters"]["ItemScope"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of entitlements, by item ID and location ID */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    entitleItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitlementRequest"][];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeEntitlements: {
        parameters: {
            query: {
                /** @description Entitlement ids, separated by commas */
                id: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getItemSales: {
        parameters: {
            query: {
                itemID: string;
                /** @description The item of `itemID` alone, or with every variant of its product */
                scope?: components["parameters"]["ItemScope"];
                /** @description First second */
                from: components["schemas"]["epochSeconds"];
                /** @description Last second */
                to: components["schemas"]["epochSeconds"];
                /** @description How long a period is; at most 400 of them are answered */
                interval?: components["schemas"]["SalesInterval"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ItemSales"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getItemStock: {
        parameters: {
            query: {
                itemID: string;
                /** @description The item of `itemID` alone, or with every variant of its product */
                scope?: components["parameters"]["ItemScope"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock by location, and all together */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ItemStock"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPackageComponents: {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The components with what they cost, sell for, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PackageContents"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    savePackageComponents: {
        parameters: {
            query: {
                itemID: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PackageComponents"];
            };
        };
        responses: {
            /** @description The components with what they cost, sell for, and how many there are */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PackageContents"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listCtoItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active and discontinued ones */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["CtoItem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listOptionGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active first, then inactive, alphabetical */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredOptionGroup"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateOptionGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionGroupUpdate"];
            };
        };
        responses: {
            /** @description The group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredOptionGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createOptionGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OptionGroupCreate"];
            };
        };
        responses: {
            /** @description The group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredOptionGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteOptionGroup: {
        parameters: {
            query: {
                id: components["schemas"]["OptionGroupID"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listComponents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active first, then inactive, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Components"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    addComponent: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComponentCreate"];
            };
        };
        responses: {
            /** @description Every component */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Components"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    removeComponent: {
        parameters: {
            query: {
                itemID: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    setComponentStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComponentStatus"];
            };
        };
        responses: {
            /** @description Every component */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Components"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    generateComponents: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComponentSetCreate"];
            };
        };
        responses: {
            /** @description Every component */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Components"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRestrictions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Active first, then inactive, alphabetical */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredRestriction"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    updateRestriction: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionUpdate"];
            };
        };
        responses: {
            /** @description The restriction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredRestriction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    createRestriction: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestrictionCreate"];
            };
        };
        responses: {
            /** @description The restriction */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredRestriction"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteRestriction: {
        parameters: {
            query: {
                kind: components["schemas"]["RestrictionKind"];
                text: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    getConfiguration: {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its groups in order with everything that it takes to price a choice */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ItemConfiguration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    saveConfiguration: {
        parameters: {
            query: {
                itemID: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemConfigurationSave"];
            };
        };
        responses: {
            /** @description The configuration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ItemConfiguration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    priceConfiguration: {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfigurationChoice"];
            };
        };
        responses: {
            /** @description By the same rules as in the Config Order tab */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PricedConfiguration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listImages: {
        parameters: {
            query: {
                itemID: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The gallery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    arrangeImages: {
        parameters: {
            query: {
                itemID: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GalleryOrder"];
            };
        };
        responses: {
            /** @description The gallery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    addImage: {
        parameters: {
            query: {
                itemID: string;
                /** @description What to call the file in a refusal */
                name?: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM where a person enters the change by hand; without it the history names a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The gallery */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Gallery"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /** @description At most 1600 or 320 pixels a side */
                size?: "large" | "thumbnail";
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                imageID: components["schemas"]["ImageID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of imports */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["Import"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportStart"];
            };
        };
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Import"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    putImportPart: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
                part: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPart"];
            };
        };
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportReading"];
            };
        };
        responses: {
            /** @description The import with its counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    applyImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import, applying */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Import"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Import"];
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    countImportPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            left: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    fetchImportPictures: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPicturesStart"];
            };
        };
        responses: {
            /** @description What became of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ImportPictures"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
                action?: "create" | "update" | "unchanged";
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, in the order of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ImportRow"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listImportRejections: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the page before */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows a page */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rejections, in the order of the file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ImportRejection"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listViews: {
        parameters: {
            query: {
                screen: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Views */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["View"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewFields"];
            };
        };
        responses: {
            /** @description The view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["View"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique id of the request, without dashes; a write sent again with the same id has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                viewID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
}
