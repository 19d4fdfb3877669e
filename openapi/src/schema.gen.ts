// Generated from the contract by `npm run gen`. Do not edit.
export interface paths {
    "/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Adjustments, newest first */
        get: operations["listAdjustments"];
        put?: never;
        /** A new adjustment, which is not committed yet */
        post: operations["createAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/openingbalances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adjustments to what a file says is on hand, one or more for each location, or none of them
         * @description They have the reason OPENING and are not committed yet. Quantities that are on hand already are left out.
         */
        post: operations["importOpeningBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/openingbalances/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview an import of opening balances, row by row; nothing is changed */
        post: operations["checkOpeningBalances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * An adjustment with its lines and available actions
         * @description Unit costs are left out for those without READ access to costs.
         */
        get: operations["getAdjustment"];
        /** Replace header and lines of an adjustment that is not committed yet */
        put: operations["saveAdjustment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit or reject
         * @description Committing changes what is on hand and takes WRITE access; rejecting takes DELETE access, or WRITE access to one's own adjustment, and a remark.
         */
        post: operations["moveAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of an adjustment, oldest first */
        get: operations["listAdjustmentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportAdjustment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The adjustment as a printable document */
        get: operations["printAdjustment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to an adjustment
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but rejected: rejecting removes the files.
         */
        post: operations["addAdjustmentAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/adjustments/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of an adjustment */
        get: operations["getAdjustmentAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from an adjustment
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removeAdjustmentAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures of the home page, of the last seven complete days
         * @description Only figures that the caller may see, four at most: sales for those who read the reports, then what happens in
         *     the catalog. Days are those of the company's time zone and reporting hours.
         */
        get: operations["getHomeFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sales between two instants, by period, location and item
         * @description As of an item (`getItemSales`), with the 100 items that sold most.
         */
        get: operations["getSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analytics/items/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An item's sales between two instants, by period, location and variant
         * @description Periods are the days, weeks from Monday, or months of the company's time zone and reporting hours, without gaps.
         *     A period that is only partly in the range counts only that part.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where an item is in stock, how much of it, and how long that lasts
         * @description Requires only access to the item, which includes its quantity on hand. Recent sales, and the days of cover
         *     derived from them, are omitted for users who may not read sales reports.
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
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes by other users, as they happen
         * @description Server-sent events without end. `EventSource` cannot send the token, so read them with `fetch`.
         *
         *         event: change
         *         data: {"entity":"item","ids":["A1","A2"],"requestID":"5f0c..."}
         *
         *     means that the client's copies of these items are out of date; `ids` is null for large numbers.
         *     `requestID` is the `X-Client-Request-ID` of the write, so that a client knows its own. Hints come at least
         *     once, in no promised order, and only of what the user may read. Lines that begin with a colon are heartbeats,
         *     at once and then every 15 seconds; listening is no activity. The stream ends with the session.
         *     A client that was disconnected has to load everything again: events are not repeated.
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
    "/changesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bulk edits, imports and what took them back, the newest first; those that only were prepared are left out */
        get: operations["listChangeSets"];
        put?: never;
        /**
         * Preview a bulk edit, item by item, without changing anything
         * @description PATCH /items/batches then applies it.
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
            header?: never;
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        /** A change set, its progress, and what can be undone */
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
            header?: never;
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        /** The items of a change set, by ID, with their changes */
        get: operations["listChangeSetRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changesets/{changeSetID}/stays": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        /**
         * What stays of that which an import created, with the reasons
         * @description Of an applied import, what would stay if undoing it removed what it created. Of an undo that did so, what stayed.
         *     Empty for those who do not see every field that the import fills.
         */
        get: operations["listChangeSetStays"];
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
            header?: never;
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change set, as a change set of its own; continues when the caller leaves
         * @description Items that were changed since are never touched; items that an import created are discontinued, or removed with
         *     `removeCreated`, which takes DELETE access to CATALOG_PRODUCT.
         */
        post: operations["undoChangeSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts, newest first */
        get: operations["listCounts"];
        put?: never;
        /** A new count, which has not started yet */
        post: operations["createCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * A count with its lines and available actions
         * @description Unit costs are left out for those without READ access to costs.
         */
        get: operations["getCount"];
        /** Replace header and lines of a count that has not started, or mark lines to be counted again */
        put: operations["saveCount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start, finish, continue, send back, approve, post or void
         * @description Posting changes what is on hand by the differences that were found. Whoever counted does not approve differences worth more than the limit of the company. Voiding takes DELETE access, or WRITE access to one's own draft, and a remark.
         */
        post: operations["moveCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of a count, oldest first */
        get: operations["listCountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The count as a printable document */
        get: operations["printCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a count
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but voided: voiding removes the files.
         */
        post: operations["addCountAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of a count */
        get: operations["getCountAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from a count
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removeCountAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * What is to be counted, and what has been counted so far
         * @description Of a blind count without what is expected. What was counted before an item was sent back to be counted again is left out.
         */
        get: operations["getCountSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/counts/{number}/tallies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add what somebody counted
         * @description Each tally adds to what was counted of an item in a section, or takes away what was counted too often. One that arrives again, with the same sheet and sequence, counts once, in any order of arrival.
         */
        post: operations["addCountTallies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/tocount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items that are on hand at a store or warehouse, to be counted
         * @description Empty where the user does not work. At most as many as a count has lines.
         */
        get: operations["listItemsToCount"];
        put?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The build-to-order items, by name */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The option groups of the company */
        get: operations["listOptionGroups"];
        /** Change an option group */
        put: operations["updateOptionGroup"];
        /** A new option group */
        post: operations["createOptionGroup"];
        /** Delete an option group that no item or rule uses */
        delete: operations["deleteOptionGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/components": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The components and their sets */
        get: operations["listComponents"];
        put?: never;
        /** Turn a catalog item into a patch, badge or name bar */
        post: operations["addComponent"];
        /** Remove a component that no group offers; the item stays */
        delete: operations["removeComponent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cto/components/status": {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an item for each letter or number of a vendor, style, color and printer category */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Blocked words and restricted numbers */
        get: operations["listRestrictions"];
        /** Change a restriction */
        put: operations["updateRestriction"];
        /** Block a word or restrict a number */
        post: operations["createRestriction"];
        /** Delete a restriction that no item allows */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The options of an item */
        get: operations["getConfiguration"];
        /** Set the options of a build-to-order item */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The price and the problems of a choice; nothing is changed */
        post: operations["priceConfiguration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/hierarchy/entitlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which items a location or an artist may sell, or where an item may be sold
         * @description Requires a location with its type, an item, or both.
         */
        get: operations["listEntitlements"];
        put?: never;
        /** Entitle items to locations or artists; existing entitlements stay */
        post: operations["entitleItems"];
        /** Remove entitlements */
        delete: operations["removeEntitlements"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a location, an artist or a register may sell, its own and inherited, and what it sells at a minute
         * @description Requires a location with its type, or a register. An entitlement of the place itself counts, else that of the
         *     nearest place above.
         */
        get: operations["listSold"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many items a location or an artist may sell, its own and inherited
         * @description System items are left out, as where entitlements are copied.
         */
        get: operations["countEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/cells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How each of some items is entitled at each of some locations
         * @description An item that does not exist is entitled nowhere.
         */
        get: operations["listEntitlementCells"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The items in which two locations differ, explicit and inherited, and how many there are */
        get: operations["compareEntitlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of many cells in the last 30 days, the newest first
         * @description Users who are assigned to some locations see their own.
         */
        get: operations["listEntitlementChanges"];
        put?: never;
        /** Entitle many cells, items by locations, or change their dates, as one change that can be undone */
        post: operations["changeEntitlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/removals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the explicit entitlements of many cells, as one change that can be undone */
        post: operations["removeEntitlementCells"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let locations sell what another one may sell, at its dates, as one change that can be undone
         * @description What the source may sell explicitly or inherited, and a target not or at other dates, becomes explicit there. At
         *     most 50,000 cells, the items of the source by the targets. What only the target may sell stays. System items are left out.
         */
        post: operations["copyEntitlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/entitlements/changes/{changeID}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                changeID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of many cells, as a change of its own
         * @description Cells that were changed since keep what they have. To remove entitlements that somebody else made takes DELETE
         *     access to them.
         */
        post: operations["undoEntitlementChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/{itemID}/history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemID: string;
            };
            cookie?: never;
        };
        /**
         * The changes of an item, newest first
         * @description Fields that the user may not see are left out, and so are changes that only affect such fields.
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
    "/items/images": {
        parameters: {
            query: {
                itemID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of an item */
        get: operations["listImages"];
        /** Reorder the pictures of an item, edit their alt texts, remove some */
        put: operations["arrangeImages"];
        /**
         * Add a picture at the end of an item's gallery
         * @description The file of a JPEG, PNG, WebP, GIF or AVIF picture, detected by its bytes, with at most 10 MB and 50 million pixels.
         *     It is turned upright, reduced to at most 1600 pixels a side, and stored without camera metadata such as the
         *     location. The same picture is stored once.
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
            header?: never;
            path: {
                imageID: components["schemas"]["ImageID"];
            };
            cookie?: never;
        };
        /**
         * A picture of the company
         * @description Immutable, so a client may keep it forever.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The imports of the company, newest first */
        get: operations["listImports"];
        put?: never;
        /** Start an import; its rows follow in parts */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The columns of the last applied import of a file with the same header row; nothing is changed */
        post: operations["findImportMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** An import and its progress */
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
            header?: never;
            path: {
                importID: string;
                part: number;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Send a part of the rows; sending the same part again replaces it
         * @description Every item is checked again by the same rules; an invalid one becomes a rejection.
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
            header?: never;
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
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write the items, all in one transaction; continues when the caller leaves */
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
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the import; the catalog stays unchanged */
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
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** The number of items in an applied import with a web picture that has not been fetched yet */
        get: operations["countImportPictures"];
        put?: never;
        /**
         * Fetch the pictures of the next few items into their galleries
         * @description Each picture is a transaction of its own. One that could not be fetched is reported, and can be retried.
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
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** The planned or applied change of each item */
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
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** The rejected rows, and why */
        get: operations["listImportRejections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** The cells that were corrected */
        get: operations["listImportCorrections"];
        /**
         * Correct a rejected cell, before the import is applied
         * @description A correction that the rules of the item form refuse is refused. The row counts once it is checked again.
         */
        put: operations["correctImportCells"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/imports/{importID}/changedhere": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                importID: string;
            };
            cookie?: never;
        };
        /** Values that the file would replace although they were changed here since the last import of its source */
        get: operations["listImportChangedHere"];
        /** Choose between the values changed here and those of the file, before the import is applied */
        put: operations["chooseImportValues"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/summary": {
        parameters: {
            query?: {
                /** @description What each row is about */
                by?: components["schemas"]["SummaryBy"];
                /** @description The past time; now if it is left out */
                at?: string;
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                departmentID?: string;
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is on hand, in transit, inbound and reserved, and its value, now or at a past time
         * @description The past is what was known then: a document that was posted later counts from when it was posted, whatever day it
         *     is for.
         */
        get: operations["getInventorySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/summary/csv": {
        parameters: {
            query?: {
                /** @description What each row is about */
                by?: components["schemas"]["SummaryBy"];
                /** @description The past time; now if it is left out */
                at?: string;
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                departmentID?: string;
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole summary as CSV */
        get: operations["exportInventorySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The movements of an item, the newest first */
        get: operations["listStockMovements"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Items, filtered, sorted and page by page */
        get: operations["listItems"];
        /** Change an item and its parts, all or nothing */
        put: operations["updateItem"];
        /** Create an item with its variants, entitlements, location hints, components and configuration */
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
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending. Items with equal values follow by item ID. Without it, items are sorted by name, after those whose ID, UPC or additional UPC is the search itself, if they are at most 10 */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Additional parts to return, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case. Master SKUs are searched only for users who may see them; code does likewise */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas; a comma or a backslash of an ID itself has a backslash before it */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description Items of these products, separated by commas */
                productID?: string;
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
                skuType?: string;
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
                /** @description Items without one of these, separated by commas: a selling price above 0, a picture, a tax. 403 for a field that the user may not see */
                missing?: string;
                /** @description From one amount to another, as in `5..9.50`, `5..` and `..9.50`. 403 for users who may not see it */
                sellingPrice?: components["schemas"]["AmountRange"];
                /** @description As sellingPrice */
                costPrice?: components["schemas"]["AmountRange"];
                /** @description From one day of the company to another, as in `2026-03-01..2026-03-31`; either end may be left out */
                createdAt?: components["schemas"]["DayRange"];
                /** @description As createdAt */
                updatedAt?: components["schemas"]["DayRange"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered items as CSV or as a workbook, in list order
         * @description Takes the filters of the list. Without a choice of columns it has all columns that an import can fill, and
         *     importing it unmodified changes nothing. Values that the caller may not see are omitted. Without a sort, the items
         *     of each product are in garment order.
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
    "/items/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many items have each value of one field, the most frequent first
         * @description Of the items that the filters of the list find, without the filter of the field itself. Each value is counted up to
         *     1,000, and 1,000 values are answered.
         */
        get: operations["countItemValues"];
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
            header?: never;
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
         * @description System items are never changed. If one item breaks a rule, none is changed, unless a prepared change set showed
         *     the problem. The changes form a change set, which can be undone.
         */
        patch: operations["updateItems"];
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products with their variants folded in, and items of no product, by name and page by page
         * @description Takes the filters of the list of items. A product is answered when one of its variants matches; what is said of its
         *     prices and statuses is of the variants that match.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/items/locations/hints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write location hints */
        put: operations["replaceLocationHints"];
        /** Add location hints to one item */
        post: operations["createLocationHints"];
        /** Remove location hints of one item */
        delete: operations["removeLocationHints"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/generate/auto/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next free IDs or UPCs, each returned only once
         * @description A UPC has 12 digits, begins with 4, which is kept for use within a company, and has its check digit. It is neither
         *     the UPC nor an additional UPC of any item.
         */
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
            header?: never;
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
    "/items/components": {
        parameters: {
            query: {
                itemID: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The components of a package, by name */
        get: operations["listPackageComponents"];
        /**
         * Set the components of a package
         * @description Refused if the item is not a package, or if a component is not in the catalog, is a system item, is discontinued
         *     and newly added, or contains the package itself.
         */
        put: operations["savePackageComponents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/printers/{printerID}/test-label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                printerID: components["schemas"]["PrinterID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print a label with a frame and rulers
         * @description A printer that does not take the label is a 400 that says why.
         */
        post: operations["printTestLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The print jobs of the company, the newest first */
        get: operations["listLabelJobs"];
        put?: never;
        /**
         * Print labels
         * @description With a printer, the labels are sent to it in the background. Without one, the job is ready to be downloaded at
         *     once, and its labels count as printed once they are marked. Refused while labels have errors, unless only the good ones are printed, and above 100 labels unless their
         *     number is confirmed.
         */
        post: operations["createLabelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lay out every label of a job, and print none */
        post: operations["checkLabelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        /** A print job */
        get: operations["getLabelJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        /** The items of a print job, in the order of printing */
        get: operations["listLabelJobLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/print": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Print the labels of a job again, or go on with one that failed, from a label
         * @description Refused above 100 labels unless their number is confirmed.
         */
        post: operations["printLabelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop printing; labels that the printer has taken may still come out */
        post: operations["cancelLabelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the labels of a job as printed from a label on, after their file was saved, opened, copied or sent
         * @description What they show is what later changes are compared with.
         */
        post: operations["markLabelsPrinted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        /** The labels of a job as a PDF, to be printed at 100% */
        get: operations["downloadLabelPDF"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/zpl": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        /** The labels of a job in ZPL */
        get: operations["downloadLabelZPL"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-jobs/{labelJobID}/image": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        /** One label of a job as a picture, dot for dot */
        get: operations["getLabelImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which label is printed where, by use, those for any location and item type first */
        get: operations["listLabelDefaults"];
        put?: never;
        /**
         * Add a label default
         * @description Two defaults for the same use, item type and location are refused.
         */
        post: operations["createLabelDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-defaults/{labelDefaultID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                labelDefaultID: components["schemas"]["LabelDefaultID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a label default */
        put: operations["updateLabelDefault"];
        post?: never;
        /** Delete a label default */
        delete: operations["deleteLabelDefault"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/label-reprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Items whose labels show an older price, name, barcode or template than now
         * @description Compared with the latest label of each item and template. What the template does not show, and prices that the
         *     caller may not see, are left out.
         */
        get: operations["listLabelReprints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The label templates of the company */
        get: operations["listLabelTemplates"];
        put?: never;
        /**
         * Add a label template
         * @description Its design must follow the rules of `@greenroom/labels` (M1 to M11). Copies and imported files are created in the
         *     same way.
         */
        post: operations["createLabelTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/templates/{templateID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateID: components["schemas"]["LabelTemplateID"];
            };
            cookie?: never;
        };
        /** One label template */
        get: operations["getLabelTemplate"];
        /**
         * Save a new version of a label template
         * @description The version before it is kept.
         */
        put: operations["updateLabelTemplate"];
        post?: never;
        /** Delete a label template with its versions */
        delete: operations["deleteLabelTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/templates/{templateID}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                templateID: components["schemas"]["LabelTemplateID"];
            };
            cookie?: never;
        };
        /** A label template as it was saved each time, the latest first */
        get: operations["listLabelTemplateVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the card price of labels comes from */
        get: operations["getLabelSettings"];
        /** Choose where the card price of labels comes from */
        put: operations["updateLabelSettings"];
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
            header?: never;
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
    "/business/venues/{venueID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        /** One venue, with what stands in the way of deactivating it */
        get: operations["getVenue"];
        /** Change a venue */
        put: operations["updateVenue"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/venues/{venueID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                venueID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate a venue; what is still in use is refused, with what is in the way */
        put: operations["setVenueStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/stores": {
        parameters: {
            query?: never;
            header?: never;
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
    "/business/stores/{storeID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storeID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        /** One store, with what stands in the way of deactivating it */
        get: operations["getStore"];
        /** Change a store */
        put: operations["updateStore"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/stores/{storeID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                storeID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate a store; what is still in use is refused, with what is in the way */
        put: operations["setStoreStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/warehouses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The warehouses of the company */
        get: operations["listWarehouses"];
        put?: never;
        /** A new warehouse */
        post: operations["createWarehouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/warehouses/{warehouseID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                warehouseID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        /** One warehouse, with what stands in the way of deactivating it */
        get: operations["getWarehouse"];
        /** Change a warehouse */
        put: operations["updateWarehouse"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/warehouses/{warehouseID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                warehouseID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate a warehouse; what is still in use is refused, with what is in the way */
        put: operations["setWarehouseStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Registers */
        get: operations["listRegisters"];
        put?: never;
        /** A new register */
        post: operations["createRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registers/{registerID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registerID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        /** One register, with what stands in the way of deactivating it */
        get: operations["getRegister"];
        /** Change a register */
        put: operations["updateRegister"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registers/{registerID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                registerID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate a register; what is still in use is refused, with what is in the way */
        put: operations["setRegisterStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reportinggroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reporting groups */
        get: operations["listReportingGroups"];
        put?: never;
        /** A new reporting group */
        post: operations["createReportingGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reportinggroups/{reportingGroupID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportingGroupID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        /** One reporting group, with what stands in the way of deactivating it */
        get: operations["getReportingGroup"];
        /** Change a reporting group */
        put: operations["updateReportingGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reportinggroups/{reportingGroupID}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                reportingGroupID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate a reporting group; what is still in use is refused, with what is in the way */
        put: operations["setReportingGroupStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/{kind}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["LocationKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change the records in a file, all of them or none */
        post: operations["importLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations/{kind}/imports/check": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["LocationKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview an import, row by row; nothing is changed */
        post: operations["checkLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utilities/venues/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the user has begun in the venue wizard, the latest first */
        get: operations["listVenuePlans"];
        put?: never;
        /** Begin a venue in the wizard */
        post: operations["createVenuePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utilities/venues/plans/{planID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planID: string;
            };
            cookie?: never;
        };
        /** A plan of the user */
        get: operations["getVenuePlan"];
        /** Save what has been entered so far */
        put: operations["saveVenuePlan"];
        post?: never;
        /** Discard a plan of the user from which no venue has been created; whoever may begin one may discard it */
        delete: operations["deleteVenuePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/utilities/venues/plans/{planID}/venue": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the venue with everything in the plan, or nothing; a second call answers the same venue
         * @description Copying entitlements requires CATALOG_ENTITLEMENT and CATALOG_PRODUCT as well, reporting groups
         *     LOCATION_REPORTING_GROUP.
         */
        post: operations["createPlannedVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the mails of the company are sent */
        get: operations["getMailSettings"];
        /** Change how the mails of the company are sent */
        put: operations["updateMailSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/latest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest ten mails of the company, the latest first
         * @description Users who are assigned to some places see the mails to themselves only.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test mail to oneself
         * @description Five in a row, until half an hour has passed without another. A mail that cannot be sent is an answer.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/steps": {
        parameters: {
            query?: never;
            header?: never;
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
    "/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partners that have asked for access to the company, or have it */
        get: operations["listPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code with which partners can ask for access */
        get: operations["getPartnerCode"];
        put?: never;
        /** Make a new code; the one before stops working */
        post: operations["renewPartnerCode"];
        /** Withdraw the code; no partner can ask for access until there is a new one */
        delete: operations["withdrawPartnerCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{partnerCode}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                partnerCode: components["schemas"]["CompanyCode"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give a partner access, or change it
         * @description The partner's users then have at most the access of the role, and of their own role at the partner, until the end
         *     of the last day in the company's time zone. The role may have no access that the caller lacks.
         */
        put: operations["savePartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partners/{partnerCode}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                partnerCode: components["schemas"]["CompanyCode"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Decline the request of a partner, or revoke its access
         * @description The partner's users lose their access at once, and what they have open at the company ends.
         */
        put: operations["endPartner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a merchant for access
         * @description Takes the token of a login with is_partner and the code that the merchant has given the partner. Five requests
         *     in a row, until half an hour has passed without another.
         */
        post: operations["requestMerchant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The merchants that the partner user works for
         * @description Takes the token of a login with is_partner. To work for a merchant, send its company code in the header Domain;
         *     GET /authorise then returns the access that partner and merchant both grant.
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
    "/pricechanges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Price changes, newest first */
        get: operations["listPriceChanges"];
        put?: never;
        /** A new price change, as a draft */
        post: operations["createPriceChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * A price change with its lines and available actions
         * @description Lines with prices that the user may not see are left out.
         */
        get: operations["getPriceChange"];
        /**
         * Replace header and lines of a draft
         * @description Lines that the user may not see stay unchanged.
         */
        put: operations["savePriceChange"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit, approve, send back, edit again, undo, cancel or retry
         * @description What an action needs besides depends on it: submit takes WRITE access, approve takes CATALOG_PRICE_CHANGE_APPROVAL, cancel takes DELETE access, or WRITE access to one's own draft; undo and submit take WRITE access to products. Items that have changed since it was applied keep their prices in an undo.
         */
        post: operations["movePriceChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of a price change, oldest first */
        get: operations["listPriceChangeEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportPriceChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The price change as a printable document */
        get: operations["printPriceChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a price change
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but canceled: canceling removes the files.
         */
        post: operations["addPriceChangeAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricechanges/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of a price change */
        get: operations["getPriceChangeAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from a price change
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removePriceChangeAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Purchase orders, newest first */
        get: operations["listPurchaseOrders"];
        put?: never;
        /** A new purchase order, as a draft */
        post: operations["createPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * A purchase order with its lines and available actions
         * @description Costs that the user may not see are left out.
         */
        get: operations["getPurchaseOrder"];
        /**
         * Replace header and lines, or the fields that stay open later
         * @description Costs that the user may not see stay unchanged.
         */
        put: operations["savePurchaseOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit, approve, send back, edit again, send, revise, hold, resume, close or cancel
         * @description What an action needs besides depends on it: most take WRITE access, approve takes INVENTORY_PO_APPROVAL and READ access to costs, cancel takes DELETE access, or WRITE access to one's own draft. Receiving and reversing a receipt move an order by themselves.
         */
        post: operations["movePurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of a purchase order, oldest first */
        get: operations["listPurchaseOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportPurchaseOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The purchase order as a printable document */
        get: operations["printPurchaseOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a purchase order
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but canceled: canceling removes the files.
         */
        post: operations["addPurchaseOrderAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of a purchase order */
        get: operations["getPurchaseOrderAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from a purchase order
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removePurchaseOrderAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/purchaseorders/{number}/copies": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new draft with the vendor, the location and the lines of this one */
        post: operations["copyPurchaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Receipts, newest first */
        get: operations["listReceipts"];
        put?: never;
        /**
         * A new receipt, as a draft
         * @description Without lines it has everything that is still due of the order, as accepted.
         */
        post: operations["createReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * A receipt with its lines and available actions
         * @description Costs that the user may not see are left out.
         */
        get: operations["getReceipt"];
        /**
         * Replace header and lines, or the fields that stay open later
         * @description Costs that the user may not see stay unchanged.
         */
        put: operations["saveReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post, reverse or cancel
         * @description Post and reverse take WRITE access and move stock, cancel takes DELETE access, or WRITE access to one's own draft.
         */
        post: operations["moveReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of a receipt, oldest first */
        get: operations["listReceiptEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The receipt as a printable document */
        get: operations["printReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a receipt
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but canceled: canceling removes the files.
         */
        post: operations["addReceiptAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/receipts/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of a receipt */
        get: operations["getReceiptAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from a receipt
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removeReceiptAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company, the caller's own formats and the locations; every signed-in user sees them */
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
            header?: never;
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
    "/attributes": {
        parameters: {
            query?: never;
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** System configuration, e.g. SPECIAL_CHARS_RESTRICTED, which every form needs */
        get: operations["listSystemConfiguration"];
        /**
         * Change the system configuration; keys not listed stay unchanged
         * @description All entries of a key are replaced by one that is ACTIVE.
         */
        put: operations["updateSystemConfiguration"];
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
            header?: never;
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
            header?: never;
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
            header?: never;
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
            header?: never;
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        /** Every record of a list */
        get: operations["listEntries"];
        /** Change a record */
        put: operations["updateEntry"];
        /** Create a record */
        post: operations["createEntry"];
        /** Delete a record that nothing refers to; requires DELETE */
        delete: operations["deleteEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{kind}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        get?: never;
        /** Activate or deactivate records */
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
            header?: never;
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        /** What refers to the records of a list; records without references are left out */
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
            header?: never;
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        /** Preview a merge */
        get: operations["previewMerge"];
        put?: never;
        /** Merge two records into one; requires DELETE on the list */
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
            header?: never;
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change the records in a file, all of them or none */
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
            header?: never;
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Preview an import, row by row; nothing is changed */
        post: operations["checkEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replenishment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a store or warehouse should get, with the formula of each item
         * @description Of the active items that are, were or will be there, or are sold there. What it has and will have is what is on
         *     hand, in transit, inbound and in drafts, less what is reserved. By levels, an item with less than its minimum level
         *     is filled up to its maximum level; with `coverDays`, to what that many days need at the pace of the last four weeks,
         *     within its levels, for which sales reports have to be readable. The quantity is rounded up to lots; from a vendor it
         *     is at least the minimum order, and from another location at most what is available there.
         */
        get: operations["getReplenishment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replenishment/nightly": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many items each store and warehouse needed last night
         * @description Of the items that are replenished automatically, those below their level when the night's job ran, less those that
         *     somebody has put into a purchase order or transfer to the location since. Locations that need nothing are left out.
         */
        get: operations["listNightlySuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every role of the company */
        get: operations["listRoles"];
        /** Rename a role that the company created */
        put: operations["renameRole"];
        /** A new role that starts with the access of another, or with none */
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
            header?: never;
            path: {
                roleID: components["schemas"]["RoleID"];
            };
            cookie?: never;
        };
        /** A role, its access, and its users */
        get: operations["getRole"];
        put?: never;
        post?: never;
        /**
         * Delete a role that the company created; its users get another
         * @description Users cannot delete their own role, nor one that has access that they lack, nor give its users such a role. Takes
         *     effect at the next call of each of its users. Views shared with the role are no longer.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{roleID}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleID: components["schemas"]["RoleID"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change the access of a role; takes effect at the next call of each of its users
         * @description Users cannot grant or revoke a level that they do not hold, or remove WRITE on CONFIG_ROLES from their own role,
         *     and an active user always holds WRITE on CONFIG_ROLES and CONFIG_USERS.
         */
        put: operations["saveRoleGrants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Records of any kind by what is typed, the best first
         * @description Finds only records of kinds that the caller may read. A record contains every word of the search in its name or
         *     one of its codes. After these, as far as the limit leaves room, come records whose name has every word with at most
         *     one typing error: a letter that is missing, added, wrong or swapped with the next, in words of four or more letters.
         *     Where there are none either, names that are similar as a whole are found.
         *     A document is found by its number in any form, such as `pc-2`.
         */
        get: operations["searchRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with company code, username and password, and get the user's access
         * @description A password that was generated for the user signs nobody in: the answer is 401 with `invalid_grant` and a `body` with
         *     `passwordKey`, the key for POST /password/reset. It does so for 24 hours, until the user has chosen a password.
         */
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
            header?: never;
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the result from the company's identity provider
         * @description `POST /sso/start` describes the whole flow; `sso_access_token` is `HANDLE.VERIFIER`.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The identity provider of a company, if it has one */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start signing in at the company's identity provider
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
         * The return URL for the identity provider; not for programs
         * @description Always redirects the browser to our own login page, or to the settings after a test of the provider
         *     (`POST /sso/provider/test`), whatever the request.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user with this name; your own record needs no feature, others need CONFIG_USERS */
        get: operations["listUsers"];
        /** Change a user's name, role or locations */
        put: operations["updateUser"];
        /** A new user, with a link to choose a password, or a password that is returned once */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The features of the signed-in user, the access to each, and the places where it holds */
        get: operations["authorise"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/formats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose your own formats of times, days and numbers in this company */
        put: operations["updatePersonalFormats"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the company's account */
        get: operations["listAccountConfiguration"];
        /**
         * Change settings of the company's account; settings not listed stay unchanged
         * @description A setting whose value is no longer `seen` was changed in the meantime: the answer is 409, names it in `errors`, and
         *     nothing is saved.
         */
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The URL of the partner portal */
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
            header?: never;
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
    "/2fa/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass the second factor with an authenticator code or a recovery code
         * @description Takes the token of a login that returned `secondFactor`, which is invalid from then on. A code is valid once and
         *     for at most 90 seconds; after five wrong codes in a row none is accepted for 30 minutes.
         */
        post: operations["verifySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether you have an authenticator, and how many recovery codes are left */
        get: operations["getSecondFactor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/enrollment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for the user's authenticator, active once a code confirms it
         * @description Each call returns another secret. After confirmation the secret is never returned again, and enrollment is refused
         *     until an administrator resets the second factor.
         */
        post: operations["beginEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/enrollment/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove that the authenticator works, which passes the second factor
         * @description The token is replaced, and invalid from then on.
         */
        post: operations["confirmEnrollment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/2fa/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the recovery codes, with a code of the authenticator */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Reset a user's authenticator and recovery codes, and sign them out everywhere */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a mail with a link to choose a new password
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the key from the mail or from the first sign-in
         * @description Ends all sessions of the user and resets failed sign-in attempts. A refused password does not use up the key.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your own password, which ends your other sessions
         * @description A repeated request is refused, because the current password has changed. It is not stored by request ID, so that
         *     no trace of a password is kept.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own sessions, latest activity first */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of your own sessions */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove again who you are, which opens the operations marked `x-recent` for five minutes
         * @description Takes the password, or the six digits of the authenticator. Signing in opens them too.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check every 15 seconds that the session still exists; counts as activity only after input */
        post: operations["pingSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configs/common/system/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of the stored data a stricter system configuration would refuse
         * @description Counts by field the stored values that the current configuration allows and the given one would refuse at the
         *     next edit. Fields that the user may not see are left out.
         */
        get: operations["previewSystemConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/company/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the logo of the company
         * @description The file of a picture, with the formats and limits of the pictures of items. It is shown in the console and
         *     printed on documents.
         */
        put: operations["setCompanyLogo"];
        post?: never;
        /** Remove the logo of the company */
        delete: operations["removeCompanyLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/business/company/logo/{imageID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                imageID: components["schemas"]["ImageID"];
            };
            cookie?: never;
        };
        /**
         * The logo of the company, at most 320 pixels a side; every signed-in user sees it
         * @description Immutable, so a client may keep it forever.
         */
        get: operations["getCompanyLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/printers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The network printers of the company, by name */
        get: operations["listPrinters"];
        put?: never;
        /**
         * Add a network printer
         * @description Its address is in a private network and its port is one of printers, as labels are sent to it.
         */
        post: operations["createPrinter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/printers/{printerID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                printerID: components["schemas"]["PrinterID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change a network printer */
        put: operations["updatePrinter"];
        post?: never;
        /** Remove a network printer */
        delete: operations["deletePrinter"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The identity provider of the company, without the client secret */
        get: operations["getSsoProvider"];
        /**
         * Set up the identity provider of the company, or change it
         * @description The issuer is reached over https at a public address only. A changed issuer or client ID needs the client secret
         *     again, so that a stored one is never sent elsewhere. Refused to users of some places, to partners, and to
         *     users with less access than somebody who could sign in with it.
         */
        put: operations["saveSsoProvider"];
        post?: never;
        /** Remove the identity provider of the company; its users sign in with their passwords */
        delete: operations["removeSsoProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sso/provider/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's latest test of the identity provider */
        get: operations["getSsoTest"];
        put?: never;
        /**
         * Test signing in at the identity provider
         * @description Opening `url` of the answer leads to the provider's sign-in page, which returns to `/api/sso/callback` and from
         *     there to the settings. Nobody is signed in, and nobody is bound to a user: only what the provider said is kept,
         *     for the caller. A provider that cannot be reached is a failed test. Twenty in a row, until half an hour has
         *     passed without another.
         */
        post: operations["startSsoTest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Transfers, newest first */
        get: operations["listTransfers"];
        put?: never;
        /** A new transfer, as a draft */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * A transfer with its lines and available actions
         * @description Unit costs are left out for those without READ access to costs.
         */
        get: operations["getTransfer"];
        /**
         * Replace header and lines of a draft
         * @description While it is requested only what is shipped can be changed, by somebody of the source; in transit only what arrives, by somebody of the destination.
         */
        put: operations["saveTransfer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request, ship, receive, edit again or cancel
         * @description Shipping takes stock from what is on hand at the source and needs somebody who works there; receiving adds it at the destination and needs somebody who works there. Both take WRITE access; cancel takes DELETE access, or WRITE access to one's own draft.
         */
        post: operations["moveTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of a transfer, oldest first */
        get: operations["listTransferEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The transfer as a printable document */
        get: operations["printTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a transfer
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but canceled: canceling removes the files.
         */
        post: operations["addTransferAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/transfers/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of a transfer */
        get: operations["getTransferAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from a transfer
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removeTransferAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/onhand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is on hand of items at a store or warehouse
         * @description Empty where the user does not work.
         */
        get: operations["listOnHand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/at": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that is on hand at a store or warehouse
         * @description Empty where the user does not work. At most as many items as a transfer has lines.
         */
        get: operations["listStockAt"];
        put?: never;
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
            header?: never;
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The roles that a user can have, and which of them the caller may assign */
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
            header?: never;
            path: {
                userID: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate a user, whose sessions end at once, or reactivate them
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
            header?: never;
            path: {
                userID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a user's password and sessions, and mail them a link to choose another password
         * @description Nobody but the user learns the password. Without an email address the reset is refused.
         */
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
            header?: never;
            path: {
                userID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Unlock a user after too many wrong passwords */
        post: operations["unlockUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user's saved views for a screen and those shared with them, by name */
        get: operations["listViews"];
        put?: never;
        /** Save a view; it replaces your own one of the same name and screen */
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
            header?: never;
            path: {
                viewID: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of your own views */
        delete: operations["deleteView"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the view that a list opens with for the user */
        put: operations["setOpeningView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/views/opening/{roleID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                roleID: components["schemas"]["RoleID"];
            };
            cookie?: never;
        };
        get?: never;
        /** Choose the view that a list opens with for users of a role who have chosen none */
        put: operations["setRoleOpeningView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Writedowns, newest first */
        get: operations["listWritedowns"];
        put?: never;
        /** A new writedown, as a draft */
        post: operations["createWritedown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** A writedown with its lines and available actions */
        get: operations["getWritedown"];
        /** Replace header and lines of a draft */
        put: operations["saveWritedown"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit, apply, send back, cancel or reverse
         * @description All take WRITE access; applying and reversing also WRITE access to costs, and canceling DELETE access, unless it is one's own draft. Applying gives the items their new costs in the same transaction.
         */
        post: operations["moveWritedown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The events of a writedown, oldest first */
        get: operations["listWritedownEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/effects": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /**
         * What a writedown does to the value of the stock at each location, by name
         * @description Of what is on hand now, or was on hand when it was applied. Locations without any of its items are left out.
         */
        get: operations["listWritedownEffects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The lines as CSV */
        get: operations["exportWritedown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        /** The writedown as a printable document */
        get: operations["printWritedown"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a file to a writedown
         * @description A PDF, PNG, JPEG, WebP, CSV, text, Excel or Word file without macros, told by the ending of its name and by its
         *     bytes alike, with at most 10 MB; at most 20 files, and 5 GB in all
         *     documents of the company. In every state but canceled: canceling removes the files.
         */
        post: operations["addWritedownAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/writedowns/{number}/attachments/{attachmentID}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        /** A file of a writedown */
        get: operations["getWritedownAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove a file from a writedown
         * @description With WRITE access while it can be edited, with DELETE access in every state. The log keeps its name.
         */
        delete: operations["removeWritedownAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description OK_000 Request processed; ER_000 Request not processed; ER_001 Token invalid; ER_002 Token expired;
         *     ER_003 Token not found; ER_004 Error creating token; ER_005 Unauthorised access; ER_006 Requested content not found;
         *     ER_007 No file(s) found to upload; ER_008 CSRF verification failure; ER_009 Refresh token not found;
         *     ER_010 You are not allowed to access this application; ER_011 (ours) Confirm that it is you: see POST /session/confirm.
         * @enum {string}
         */
        ResponseCode: "OK_000" | "ER_000" | "ER_001" | "ER_002" | "ER_003" | "ER_004" | "ER_005" | "ER_006" | "ER_007" | "ER_008" | "ER_009" | "ER_010" | "ER_011";
        FieldError: {
            /** @description Path of the field, e.g. `name` or `variants.3.upc` */
            field: string;
            message: string;
            /** @description What the message is shown under, where section 5 gives it a title */
            title?: string;
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
            /** @description What the caller needs to continue, such as the current record after a conflict */
            body?: unknown;
        };
        /** @description The fields of every kind of document */
        DocumentKept: {
            /** @description Such as PC-000123; without gaps */
            number: string;
            state: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The user name */
            createdBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The user name */
            updatedBy: string;
        };
        AdjustmentHeader: {
            /** @description The store or warehouse: `STORE/HB-MAIN` */
            place?: string | null;
            /** @description DAMAGE, LOSS, FOUND, CORRECTION, DONATION, RECEIVING_ERROR or OPENING */
            reason?: string | null;
            remarks?: string | null;
        };
        AdjustmentPlace: {
            /** @description As it was called when the adjustment was last saved */
            placeName: string | null;
        };
        AdjustmentRow: components["schemas"]["DocumentKept"] & components["schemas"]["AdjustmentHeader"] & components["schemas"]["AdjustmentPlace"] & {
            /** @description The number of lines */
            lines: number;
        };
        /** @description The number of matching rows; `capped` if there are more than `count` */
        Total: {
            count: number;
            capped: boolean;
        };
        AdjustmentPage: {
            data: components["schemas"]["AdjustmentRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /**
         * Format: uuid
         * @description Of a line that stays, or of a new one. A line without it is a new one and gets one
         */
        DraftLineID: string;
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.quantity` */
        AdjustmentDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            /** @description FINAL, ADD or SUBTRACT */
            option: string | null;
            quantity: number | string | null;
        };
        AdjustmentFields: {
            /** @description The store or warehouse: `STORE/HB-MAIN` */
            place?: string | null;
            /** @description DAMAGE, LOSS, FOUND, CORRECTION, DONATION, RECEIVING_ERROR or OPENING */
            reason?: string | null;
            remarks?: string | null;
            lines?: components["schemas"]["AdjustmentDraftLine"][];
        };
        DocumentTotal: {
            name: string;
            label: string;
            /** @enum {string} */
            kind: "money" | "count" | "percent";
            value: number;
        };
        RelatedDocument: {
            number: string;
            /** @description In words */
            state: string;
            /** @enum {string} */
            tone: "gray" | "blue" | "amber" | "green" | "red";
            /** Format: date-time */
            createdAt: string;
            /** @description The user name */
            createdBy: string;
            /**
             * Format: date-time
             * @description When it changes what this document changes too; omitted if it does not
             */
            effectiveAt?: string;
            /**
             * Format: date-time
             * @description When that ends; omitted if it does not
             */
            endsAt?: string;
        };
        /** @description A file of the document */
        DocumentAttachment: {
            attachmentID: string;
            name: string;
            /** @description The media type that its bytes say */
            type: string;
            /** @description In bytes */
            size: number;
            /** Format: date-time */
            addedAt: string;
            /** @description The user name */
            addedBy: string;
        };
        /** @description An action available in the document's state */
        DocumentAction: {
            name: string;
            label: string;
            isPrimary: boolean;
            needsRemark: boolean;
            /** @description Why it is not possible; omitted if it is */
            disabledReason?: string;
            /** @description The state that it leads to; omitted if it is not possible, or depends on what the user may not see */
            to?: string;
            /** @description What it leads to in this document as stored; omitted if it is not possible or always leads to the same */
            outcome?: {
                /** @description For the button, in place of the label of the action */
                label?: string;
                /** @description One sentence */
                note: string;
            };
        };
        /** @description The fields of a document answer besides header and lines */
        Document: {
            /** @description Such as PC-000123; without gaps */
            number: string;
            state: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The user name */
            createdBy: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description The user name */
            updatedBy: string;
            version: number;
            /** @description Lines that the user may not see */
            hiddenLines: number;
            totals: components["schemas"]["DocumentTotal"][];
            /** @description The newest documents that refer to it, as far as the user may read them: 100 at most, oldest first */
            related: components["schemas"]["RelatedDocument"][];
            attachments: components["schemas"]["DocumentAttachment"][];
            actions: components["schemas"]["DocumentAction"][];
            /** @description Why the user cannot change header and lines; omitted if they can */
            readOnlyReason?: string;
        };
        /**
         * Format: uuid
         * @description Tells the line from all others of its document, and stays with it through every save
         */
        LineID: string;
        /** @description A change of what is on hand of an item */
        AdjustmentLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @description The current name */
            itemName?: string;
            /** @enum {string} */
            option: "FINAL" | "ADD" | "SUBTRACT";
            quantity: number;
            /** @description When option and quantity were entered */
            onHand: number | null;
            /** @description Now, or right before it was committed */
            onHandNow: number | null;
            /** @description Left out without READ access to costs */
            unitCost?: number | null;
        };
        Adjustment: components["schemas"]["Document"] & components["schemas"]["AdjustmentHeader"] & components["schemas"]["AdjustmentPlace"] & {
            lines: components["schemas"]["AdjustmentLine"][];
        };
        /** @description A line of a file */
        Line: number;
        /** @description A row of a file, with its line there */
        OpeningBalance: {
            line: components["schemas"]["Line"];
            itemID: string;
            /** @description A store or warehouse: `HB-MAIN` or `STORE/HB-MAIN` */
            location: string;
            /** @description What is on hand */
            quantity: string;
        };
        OpeningBalances: {
            rows: components["schemas"]["OpeningBalance"][];
        };
        /** @description The result of an import for one row */
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
        /** @description The version last read; any other returns 409 */
        Version: number;
        AdjustmentUpdate: {
            /** @description The store or warehouse: `STORE/HB-MAIN` */
            place?: string | null;
            /** @description DAMAGE, LOSS, FOUND, CORRECTION, DONATION, RECEIVING_ERROR or OPENING */
            reason?: string | null;
            remarks?: string | null;
            lines: components["schemas"]["AdjustmentDraftLine"][];
            version: components["schemas"]["Version"];
        };
        DocumentActionRequest: {
            action: string;
            version: components["schemas"]["Version"];
            /** @description The state that it led to when the document was last read; refused with 409 if it leads to another one by now */
            to?: string;
            /** @description The note of its outcome when the document was last read; refused with 409 if it is another one by now */
            note?: string;
            remark?: string;
        };
        DocumentEvent: {
            eventID: string;
            /** @description `create`, `save`, `attach`, `detach` or one of the actions of the kind */
            action: string;
            /** @description The state before */
            from?: string;
            /** @description The state after */
            to: string;
            /** Format: date-time */
            at: string;
            /** @description The user name */
            by: string;
            /** @description A job acted on behalf of that user */
            isAutomatic?: boolean;
            /** @description Of `attach` and `detach`, the name of the file */
            remark?: string;
            /** @description What the action said beforehand of its outcome */
            note?: string;
        };
        HomeFigure: {
            /** @enum {string} */
            figure: "netSales" | "unitsSold" | "grossMargin" | "newItems" | "itemChanges";
            /** @description Of the seven days */
            value: number;
            /** @description Of the seven days before them */
            before: number;
            /** @description Of each of the fourteen days, oldest first */
            days: number[];
        };
        HomeFigures: {
            /**
             * Format: date
             * @description First day that the figures sum up
             */
            from: string;
            /**
             * Format: date
             * @description Last day
             */
            to: string;
            figures: components["schemas"]["HomeFigure"][];
        };
        EpochSeconds: number;
        /**
         * @default day
         * @enum {string}
         */
        SalesInterval: "day" | "week" | "month";
        /**
         * @description Amounts are in major units of the company currency, without tax. They are omitted if the user may not see
         *     prices, and amounts derived from cost if the user may not see cost.
         */
        SalesFigures: {
            /** @description Sold less returned */
            units: number;
            returnedUnits: number;
            /** @description Sales at full price, before discounts and returns */
            grossSales?: number;
            /** @description Discounts on these sales */
            discounts?: number;
            /** @description Refunds for returned units */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description The cost of the units when sold, less those returned */
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
            /** @description Sales at full price, before discounts and returns */
            grossSales?: number;
            /** @description Discounts on these sales */
            discounts?: number;
            /** @description Refunds for returned units */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description The cost of the units when sold, less those returned */
            cogs?: number;
            /** @description Net sales less cost of goods sold */
            grossMargin?: number;
            /** @description Gross margin in percent of net sales, two decimals; left out without sales */
            margin?: number;
        };
        /** @enum {string} */
        LocationType: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
        SalesByLocation: {
            locationID: string;
            type: components["schemas"]["LocationType"];
            name: string;
            /** @description Sold less returned */
            units: number;
            returnedUnits: number;
            /** @description Sales at full price, before discounts and returns */
            grossSales?: number;
            /** @description Discounts on these sales */
            discounts?: number;
            /** @description Refunds for returned units */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description The cost of the units when sold, less those returned */
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
            /** @description Sales at full price, before discounts and returns */
            grossSales?: number;
            /** @description Discounts on these sales */
            discounts?: number;
            /** @description Refunds for returned units */
            returns?: number;
            /** @description Gross sales less discounts and returns */
            netSales?: number;
            /** @description The cost of the units when sold, less those returned */
            cogs?: number;
            /** @description Net sales less cost of goods sold */
            grossMargin?: number;
            /** @description Gross margin in percent of net sales, two decimals; left out without sales */
            margin?: number;
        };
        Sales: {
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
            /** @description How long the stock lasts at that pace; omitted without sales */
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
            /** @description How long the stock lasts at that pace; omitted without sales */
            daysOfCover?: number;
        };
        ItemStock: {
            paceDays: number;
            total: components["schemas"]["StockFigures"];
            locations: components["schemas"]["StockAtLocation"][];
        };
        /** @description The data of one `change` event */
        Change: {
            /** @description Such as `item` or `user` */
            entity: string;
            /** @description Null for large numbers */
            ids: string[] | null;
            /** @description The `X-Client-Request-ID` of the write */
            requestID: string;
        };
        /**
         * @description PREPARED: previewed, nothing is changed; APPLYING: the transaction is running; APPLIED; FAILED: nothing was changed.
         * @enum {string}
         */
        ChangeSetState: "PREPARED" | "APPLYING" | "APPLIED" | "FAILED";
        Text: string;
        TextOrNull: string | null;
        Amount: number;
        AmountOrNull: number | null;
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
        WholeOrNull: number | null;
        /**
         * @description What can be written of an item (section 3). Lengths, restricted characters and everything else of section 5 are
         *     checked by the same rules as in the form, and refused with the same messages.
         *     A reference is written as an object with its ID, or null for none.
         */
        ItemFields: {
            itemID?: components["schemas"]["Text"];
            upc?: components["schemas"]["Text"];
            additionalUPCs?: components["schemas"]["Text"][];
            masterSKU?: components["schemas"]["TextOrNull"];
            productID?: components["schemas"]["TextOrNull"];
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: components["schemas"]["TextOrNull"];
            name?: components["schemas"]["Text"];
            /** @description Major units of the company currency, at most 4 decimals. Omitted if the user may not see cost. */
            costPrice?: components["schemas"]["Amount"];
            /** @description As costPrice */
            sellingPrice?: components["schemas"]["Amount"];
            msrp?: components["schemas"]["AmountOrNull"];
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: components["schemas"]["TextOrNull"];
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: components["schemas"]["TextOrNull"];
            metaData?: components["schemas"]["TextOrNull"];
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
            minimumLevel?: components["schemas"]["WholeOrNull"];
            maximumLevel?: components["schemas"]["WholeOrNull"];
            lotSizeMultiplier?: components["schemas"]["WholeOrNull"];
            minimumOrderQuantity?: components["schemas"]["WholeOrNull"];
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
        };
        /** @description An adjustment of one price of every item. A missing price stays blank. */
        PriceAdjustment: {
            /** @enum {string} */
            field: "costPrice" | "sellingPrice" | "msrp";
            /** @enum {string} */
            by: "AMOUNT" | "PERCENT";
            /** @description Major units of the company currency, or percent of the current price; negative lowers it */
            value: components["schemas"]["Amount"];
            /**
             * @description Half a step rounds up; ENDS_95 and ENDS_99 give the nearest price with that ending
             * @enum {string}
             */
            rounding: "NONE" | "CENT" | "FIVE_CENTS" | "TEN_CENTS" | "HALF" | "WHOLE" | "ENDS_95" | "ENDS_99";
        };
        /** @description From one amount to another, both inclusive; one of them may be left out */
        AmountRange: string;
        /** @description From one day to another, both inclusive, on the clock of the company; one of them may be left out */
        DayRange: string;
        /** @description The filter of the list as a body, with at least one condition; only items with these IDs if itemIDs is given */
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
            skuType?: string[];
            tax?: string[];
            discount?: string[];
            uom?: string[];
            fee?: string[];
            /** @description Keys of additional attributes, of which items have a value */
            attribute?: string[];
            /** @description Items without one of these: a selling price above 0, a picture, a tax */
            missing?: ("sellingPrice" | "itemImage" | "tax")[];
            sellingPrice?: components["schemas"]["AmountRange"];
            costPrice?: components["schemas"]["AmountRange"];
            createdAt?: components["schemas"]["DayRange"];
            updatedAt?: components["schemas"]["DayRange"];
        };
        /** @description The changes of a bulk edit, and its items */
        BulkEdit: {
            fields: components["schemas"]["ItemFields"];
            adjustments?: components["schemas"]["PriceAdjustment"][];
            filter: components["schemas"]["ItemFilter"];
        };
        /** @description Items */
        ChangeSetCounts: {
            /** @description Matching the filter */
            items: number;
            change: number;
            /** @description Already have the values */
            unchanged: number;
            /** @description Would break a rule and are left out */
            problems: number;
            /** @description System items are never changed */
            system: number;
        };
        /** @description What undoing an import would do with `removeCreated`, which never comes back. Only if there is something to remove. */
        UndoRemoval: {
            /** @description Items to be taken back, those that are removed included */
            possible: number;
            /** @description Items changed since that would stay unchanged */
            changedSince: number;
            /** @description Items that it created, that stay and are discontinued */
            discontinued: number;
            /** @description Items that are removed */
            items: number;
            /** @description Entries of lists that are removed */
            entries: number;
            /** @description Items and entries that it created and that stay, as `listChangeSetStays` says */
            stays: number;
            /** @description The user has DELETE access to CATALOG_PRODUCT */
            isAllowed: boolean;
        };
        ChangeSet: {
            changeSetID: string;
            /** @enum {string} */
            kind: "BULK" | "IMPORT" | "UNDO" | "DOCUMENT";
            /** @description Of a document: its number, such as PC-000123 */
            documentNumber?: string;
            state: components["schemas"]["ChangeSetState"];
            /** @description Of a bulk edit */
            edit?: components["schemas"]["BulkEdit"];
            /** @description Of an import */
            fileName?: string;
            /** @description Of an import */
            importID?: string;
            /** @description 'Of an undo: the change set that it undoes' */
            undoes?: string;
            /** @description The change set that undid this one */
            undoneBy?: string;
            /** @description The undo left out items, such as those that were changed since. Only with `undoneBy` */
            isUndonePartly?: boolean;
            /** @description Only for those who see every field that it may change */
            counts?: components["schemas"]["ChangeSetCounts"];
            /** @description Items written so far */
            done: number;
            /** @description Items to be written; for those who do not see every field, all that it is meant for */
            total: number;
            /** @description Why it failed */
            failure?: string;
            /** Format: date-time */
            createdAt: string;
            /** @description The user name */
            createdBy: string;
            /** Format: date-time */
            finishedAt?: string;
            /** @description What undoing it would do. Only when a single applied change set is requested */
            undo?: {
                /** @description Items not changed since */
                possible: number;
                /** @description Items changed since, or created by it and put into an active package, which would stay unchanged */
                changedSince: number;
                /** @description Items that an import created */
                created: number;
                /** @description Of the possible ones, those that an import created: they are discontinued */
                discontinued: number;
                removal?: components["schemas"]["UndoRemoval"];
            };
            /** @description Of an undo that removed what an import created */
            removed?: {
                items: number;
                /** @description Of lists */
                entries: number;
                /** @description Items and entries that stayed */
                stays: number;
            };
        };
        /** @description A stored field value; for a reference, its ID. Null for blank. */
        ChangeValue: unknown;
        FieldChange: {
            field: string;
            from: components["schemas"]["ChangeValue"];
            to: components["schemas"]["ChangeValue"];
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
            /** @description There is no such item any more */
            isRemoved?: boolean;
        };
        ChangeSetStay: {
            /** @description 'item', or the kind of the list */
            kind: string;
            /** @description What it is called, such as item or brand */
            what: string;
            id: string;
            name: string;
            /** @description A sentence */
            reason: string;
        };
        UndoRequest: {
            /** @description Undo the rest if some items were changed since; otherwise nothing is undone */
            leaveChanged?: boolean;
            /**
             * @description Remove the items and list entries that an import created, as far as nobody touched them and nothing refers to
             *     them; the others stay as without it. Takes DELETE access to CATALOG_PRODUCT. Undoing this does not bring them
             *     back.
             */
            removeCreated?: boolean;
        };
        CountHeader: {
            /** @description The store or warehouse: `STORE/HB-MAIN` */
            place?: string | null;
            /** @description Whether those who count see what is expected: SHOWN or HIDDEN */
            expected?: string | null;
            /** @description What becomes of items that nobody counted: KEEP leaves them as they are, ZERO_LISTED makes those of the lines 0, ZERO_ALL everything at the location */
            uncounted?: string | null;
            /** @description Parts of the location that are counted one by one, separated by commas: `Front, Back room` */
            sections?: string | null;
            remarks?: string | null;
        };
        CountPlace: {
            /** @description As it was called when the count was last saved */
            placeName: string | null;
        };
        CountRow: components["schemas"]["DocumentKept"] & components["schemas"]["CountHeader"] & components["schemas"]["CountPlace"] & {
            /** @description The number of lines */
            lines: number;
        };
        CountPage: {
            data: components["schemas"]["CountRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.itemID` */
        CountDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            /** @description AGAIN or blank */
            recount?: string | null;
        };
        CountFields: {
            /** @description The store or warehouse: `STORE/HB-MAIN` */
            place?: string | null;
            /** @description Whether those who count see what is expected: SHOWN or HIDDEN */
            expected?: string | null;
            /** @description What becomes of items that nobody counted: KEEP leaves them as they are, ZERO_LISTED makes those of the lines 0, ZERO_ALL everything at the location */
            uncounted?: string | null;
            /** @description Parts of the location that are counted one by one, separated by commas: `Front, Back room` */
            sections?: string | null;
            remarks?: string | null;
            lines?: components["schemas"]["CountDraftLine"][];
        };
        /** @description What was found of an item. Everything but the item is null until counting is finished */
        CountLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @description The current name */
            itemName?: string;
            /** @description Null if nobody counted it */
            counted: number | null;
            /** @description When it was counted last */
            onHand: number | null;
            /** @description What posting changes; null if nothing */
            difference: number | null;
            /** @description Now, or right before it was posted */
            onHandNow: number | null;
            /** @description Left out without READ access to costs */
            unitCost?: number | null;
            /**
             * @description Whether it is to be counted again
             * @enum {string|null}
             */
            recount: "AGAIN" | null;
            /** @description How often it was sent back to be counted again */
            round: number;
        };
        Count: components["schemas"]["Document"] & components["schemas"]["CountHeader"] & components["schemas"]["CountPlace"] & {
            lines: components["schemas"]["CountLine"][];
        };
        CountUpdate: {
            /** @description The store or warehouse: `STORE/HB-MAIN` */
            place?: string | null;
            /** @description Whether those who count see what is expected: SHOWN or HIDDEN */
            expected?: string | null;
            /** @description What becomes of items that nobody counted: KEEP leaves them as they are, ZERO_LISTED makes those of the lines 0, ZERO_ALL everything at the location */
            uncounted?: string | null;
            /** @description Parts of the location that are counted one by one, separated by commas: `Front, Back room` */
            sections?: string | null;
            remarks?: string | null;
            lines: components["schemas"]["CountDraftLine"][];
            version: components["schemas"]["Version"];
        };
        CountSheetItem: {
            itemID: string;
            itemName: string;
            /** @description Its UPCs, by which a sheet finds it without a connection */
            codes: string[];
            /** @description On hand now; left out of a blind count */
            expected?: number | null;
            /** @description To be sent with its tallies */
            round: number;
        };
        CountedInSection: {
            itemID: string;
            /** @description Blank where the location is counted as a whole */
            section: string;
            quantity: number;
            /** @description User names */
            by: string[];
        };
        CountReceived: {
            /** Format: uuid */
            sheetID: string;
            sequence: number;
        };
        CountSheet: {
            number: string;
            /** @description Tallies are taken while it is COUNTING */
            state: string;
            placeName: string | null;
            /** @description Empty where the location is counted as a whole */
            sections: string[];
            /** @description The items of the lines, in their order, then others that somebody counted */
            items: components["schemas"]["CountSheetItem"][];
            counted: components["schemas"]["CountedInSection"][];
            /** @description The highest sequence that is in `counted` of each sheet on which the user has counted */
            received: components["schemas"]["CountReceived"][];
        };
        CountTally: {
            /** @description Its number on the sheet */
            sequence: number;
            itemID: string;
            /** @description One of the count, or blank if it has none */
            section: string;
            /** @description As the sheet had it */
            round: number;
            /** @description What it adds, with up to 3 decimals */
            quantity: number;
            /** @description How long before the call it was counted; 0 if omitted */
            secondsAgo?: number;
        };
        CountTallies: {
            /**
             * Format: uuid
             * @description Of the sheet on which they were counted, one a device
             */
            sheetID: string;
            tallies: components["schemas"]["CountTally"][];
        };
        CountTalliesAnswer: {
            /** @description What has been counted of the items of the call */
            counted: components["schemas"]["CountedInSection"][];
        };
        ItemToCount: {
            itemID: string;
            name: string;
        };
        CtoItem: {
            itemID: string;
            name: string;
            itemStatus: components["schemas"]["ItemStatus"];
            ctoType?: string;
            /** @description Omitted if the user may not see cost */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            /** @description On hand at all places of the caller */
            qoh: number;
            /** @description Its option groups in order */
            groupIDs: string[];
            /** @description The number of words and numbers it allows */
            allowances: number;
        };
        OptionGroupID: string;
        Whole: number;
        OptionRule: {
            /** @enum {string} */
            kind: "REQUIRES" | "EXCLUDES";
            /** @description The pick that triggers the rule; any choice if null */
            pick?: string | null;
            groupID: components["schemas"]["OptionGroupID"];
            otherPick?: string | null;
        };
        /** @enum {string} */
        Status: "Active" | "Inactive";
        /** @description One option of items */
        OptionGroup: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name: string;
            /** @enum {string} */
            type: "TEXT" | "NUMBER" | "PICK";
            minLength: components["schemas"]["Whole"];
            maxLength: components["schemas"]["Whole"];
            /** @description The characters that may be typed, ignoring case; empty for any */
            characters: string;
            /** @description The sets for letters and digits; without any they take nothing from stock */
            componentSetIDs: string[];
            /** @description The components to pick from */
            picks: string[];
            maxPicks: components["schemas"]["Whole"];
            /** @enum {string} */
            priceRule: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Omitted if the user may not see prices; requires WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: components["schemas"]["Amount"];
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
            /** @description The number of items that have it */
            items: number;
        };
        /** @description Omitted fields stay unchanged */
        OptionGroupUpdate: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name?: string;
            /** @enum {string} */
            type?: "TEXT" | "NUMBER" | "PICK";
            minLength?: components["schemas"]["Whole"];
            maxLength?: components["schemas"]["Whole"];
            /** @description The characters that may be typed, ignoring case; empty for any */
            characters?: string;
            /** @description The sets for letters and digits; without any they take nothing from stock */
            componentSetIDs?: string[];
            /** @description The components to pick from */
            picks?: string[];
            maxPicks?: components["schemas"]["Whole"];
            /** @enum {string} */
            priceRule?: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Omitted if the user may not see prices; requires WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: components["schemas"]["Amount"];
            /** @enum {string} */
            place?: "BACK_TOP" | "BACK_CENTRE" | "BACK_BOTTOM" | "CHEST_LEFT" | "CHEST_RIGHT" | "FRONT_CENTRE" | "SLEEVE_LEFT" | "SLEEVE_RIGHT";
            required?: boolean;
            rules?: components["schemas"]["OptionRule"][];
            status?: components["schemas"]["Status"];
            version: components["schemas"]["Version"];
        };
        /** @description Omitted fields default to a plain text group without a price */
        OptionGroupCreate: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name: string;
            /** @enum {string} */
            type: "TEXT" | "NUMBER" | "PICK";
            minLength?: components["schemas"]["Whole"];
            maxLength?: components["schemas"]["Whole"];
            /** @description The characters that may be typed, ignoring case; empty for any */
            characters?: string;
            /** @description The sets for letters and digits; without any they take nothing from stock */
            componentSetIDs?: string[];
            /** @description The components to pick from */
            picks?: string[];
            maxPicks?: components["schemas"]["Whole"];
            /** @enum {string} */
            priceRule?: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Omitted if the user may not see prices; requires WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: components["schemas"]["Amount"];
            /** @enum {string} */
            place?: "BACK_TOP" | "BACK_CENTRE" | "BACK_BOTTOM" | "CHEST_LEFT" | "CHEST_RIGHT" | "FRONT_CENTRE" | "SLEEVE_LEFT" | "SLEEVE_RIGHT";
            required?: boolean;
            rules?: components["schemas"]["OptionRule"][];
            status?: components["schemas"]["Status"];
        };
        Done: {
            /** @constant */
            code: "OK_000";
            message: string;
            body?: null;
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
            /** @description Omitted if the user may not see cost */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            /** @description On hand at all places of the caller */
            qoh: number;
            /** @description The number of option groups that offer it, directly or through its set */
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
            costPrice?: components["schemas"]["Amount"];
            sellingPrice?: components["schemas"]["Amount"];
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
            /** @description The number of items that allow it */
            items: number;
        };
        /** @description Omitted fields stay unchanged */
        RestrictionUpdate: {
            /** @description Fixed after creation */
            kind: components["schemas"]["RestrictionKind"];
            /** @description Fixed after creation */
            text: string;
            alsoReversed?: boolean;
            reason?: string;
            status?: components["schemas"]["Status"];
            version: components["schemas"]["Version"];
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
        /** @description An item's group with the item's overrides */
        Attachment: {
            groupID: components["schemas"]["OptionGroupID"];
            required?: boolean | null;
            maxLength?: components["schemas"]["WholeOrNull"];
            /** @description As of a group */
            sellingPrice?: components["schemas"]["AmountOrNull"];
        };
        /** @description A blocked word or restricted number that the item allows, and why */
        Allowance: {
            kind: components["schemas"]["RestrictionKind"];
            text: string;
            reason: string;
        };
        ItemConfiguration: {
            /** @description Of the configuration alone */
            version: number;
            attachments: components["schemas"]["Attachment"][];
            allowances: components["schemas"]["Allowance"][];
            /** @description Every active group of the company */
            groups: components["schemas"]["OptionGroup"][];
            components: components["schemas"]["Component"][];
            /** @description All active ones of the company */
            restrictions: {
                kind: components["schemas"]["RestrictionKind"];
                text: string;
                alsoReversed: boolean;
            }[];
        };
        ItemConfigurationSave: {
            version: components["schemas"]["Version"];
            attachments: components["schemas"]["Attachment"][];
            allowances: components["schemas"]["Allowance"][];
        };
        ConfigurationChoice: {
            /** @description The choices, by group ID */
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
                /** @description For the whole line; omitted if the user may not see prices */
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
        /** @description A minute on the wall clock of the place that sells, such as 2026-03-06T18:00 */
        SellingMinute: string;
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
        /** @description An item. Empty fields are omitted, and so are fields that the user may not see. */
        Item: {
            itemID: components["schemas"]["Text"];
            upc: components["schemas"]["Text"];
            additionalUPCs?: components["schemas"]["Text"][];
            masterSKU?: components["schemas"]["TextOrNull"];
            productID?: components["schemas"]["TextOrNull"];
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: components["schemas"]["TextOrNull"];
            name: components["schemas"]["Text"];
            /** @description Major units of the company currency, at most 4 decimals. Omitted if the user may not see cost. */
            costPrice?: components["schemas"]["Amount"];
            /** @description As costPrice */
            sellingPrice?: components["schemas"]["Amount"];
            msrp?: components["schemas"]["AmountOrNull"];
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: components["schemas"]["TextOrNull"];
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: components["schemas"]["TextOrNull"];
            metaData?: components["schemas"]["TextOrNull"];
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
            minimumLevel?: components["schemas"]["WholeOrNull"];
            maximumLevel?: components["schemas"]["WholeOrNull"];
            lotSizeMultiplier?: components["schemas"]["WholeOrNull"];
            minimumOrderQuantity?: components["schemas"]["WholeOrNull"];
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
            /** @description Quantity on hand at all places of the caller. Only with expand=qoh */
            qoh?: number;
            /** @description Only with expand=package */
            components?: components["schemas"]["PackageComponent"][];
        };
        Entitlement: {
            id: string;
            itemID: string;
            locationID: string;
            locationType: components["schemas"]["LocationType"];
            from?: components["schemas"]["SellingMinute"];
            to?: components["schemas"]["SellingMinute"];
            item?: components["schemas"]["Item"];
        };
        EntitledLocation: {
            locationID: string;
            type: components["schemas"]["LocationType"];
        };
        EntitlementRequest: {
            itemID: string;
            locations: components["schemas"]["EntitledLocation"][];
        };
        /** @description An item that a place is entitled to sell */
        SoldItem: {
            itemID: string;
            name: string;
            itemStatus: components["schemas"]["ItemStatus"];
            locationType: components["schemas"]["LocationType"];
            /** @description The place that has the entitlement */
            locationID: string;
            /** @description Whether that is a place above */
            inherited: boolean;
            from?: components["schemas"]["SellingMinute"];
            to?: components["schemas"]["SellingMinute"];
            /** @description Whether the place sells it at the minute that was asked for */
            sold: boolean;
        };
        SoldPage: {
            data: components["schemas"]["SoldItem"][];
            nextCursor: string | null;
            total?: components["schemas"]["Total"];
            /** @description That of the place */
            name: string;
            /** @description The minute that was asked for, on the wall clock of the place */
            clock: string;
            /** @description That of the place */
            timeZone: string;
            /** @description Otherwise the place sells nothing */
            active: boolean;
        };
        EntitlementCount: {
            explicit: number;
            inherited: number;
        };
        /** @description How an item is entitled at a location; null if it is not */
        EntitlementCell: {
            /** @description Whether the entitlement is that of the venue above */
            inherited: boolean;
            from?: components["schemas"]["SellingMinute"];
            to?: components["schemas"]["SellingMinute"];
        } | null;
        EntitlementRow: {
            itemID: string;
            /** @description One for each location that was asked for, in that order */
            cells: components["schemas"]["EntitlementCell"][];
        };
        /** @description An item in which two locations differ */
        ComparedItem: {
            itemID: string;
            name: string;
            itemStatus: components["schemas"]["ItemStatus"];
            here: components["schemas"]["EntitlementCell"];
            there: components["schemas"]["EntitlementCell"];
        };
        EntitlementComparison: {
            data: components["schemas"]["ComparedItem"][];
            nextCursor: string | null;
            /** @description Items */
            counts: {
                onlyHere: number;
                onlyThere: number;
                /** @description Entitled at both, at other dates */
                dates: number;
            };
        };
        /** @description The only item of a change; left out if there are several */
        ChangedItem: {
            itemID: string;
            name: string;
        };
        /** @description The only location of a change; left out if there are several */
        ChangedLocation: {
            type: components["schemas"]["LocationType"];
            locationID: string;
            name: string;
        };
        PastEntitlementChange: {
            changeID: string;
            /** @enum {string} */
            kind: "ENTITLE" | "REMOVE" | "COPY" | "UNDO";
            entitled: number;
            dated: number;
            removed: number;
            /** Format: date-time */
            at: string;
            /** @description The user name */
            by: string;
            /** @description 'Of an undo: the change that it undoes' */
            undoes?: string;
            /** @description The change that undid this one */
            undoneBy?: string;
            item?: components["schemas"]["ChangedItem"];
            location?: components["schemas"]["ChangedLocation"];
        };
        CellKey: {
            itemID: string;
            locationID: string;
            type: components["schemas"]["LocationType"];
        };
        /** @description From the first minute to before the last one; either may be left out */
        SellingDates: {
            from?: components["schemas"]["SellingMinute"];
            to?: components["schemas"]["SellingMinute"];
        };
        /**
         * @description Either `cells`, or a filter of the items with locations, at most 50,000 cells together. System items are left out of
         *     a filter.
         */
        CellChange: {
            cells?: components["schemas"]["CellKey"][];
            filter?: components["schemas"]["ItemFilter"];
            locations?: components["schemas"]["EntitledLocation"][];
            /** @description The dates of every cell; without, new entitlements have none and existing ones keep theirs */
            dates?: components["schemas"]["SellingDates"];
            /** @description Change the dates of explicit entitlements, and entitle nothing */
            existingOnly?: boolean;
        };
        EntitlementChange: {
            /** @description With which it can be undone; null if nothing was to be changed */
            changeID: string | null;
            /** @description Cells that were entitled */
            entitled: number;
            /** @description Entitled cells that got other dates */
            dated: number;
            /** @description Cells whose entitlement was removed */
            removed: number;
        };
        /**
         * @description Either `cells`, or a filter of the items with locations, at most 50,000 cells together. System items are left out of
         *     a filter.
         */
        CellSelection: {
            cells?: components["schemas"]["CellKey"][];
            filter?: components["schemas"]["ItemFilter"];
            locations?: components["schemas"]["EntitledLocation"][];
        };
        EntitlementCopy: {
            source: components["schemas"]["EntitledLocation"];
            targets: components["schemas"]["EntitledLocation"][];
        };
        EntitlementUndo: {
            /** @description Undo the rest where cells were changed since; otherwise nothing */
            leaveChanged?: boolean;
        };
        /**
         * @description By hand in a form, in a bulk edit, from a file, by a program, by undoing one of these, or by a document
         * @enum {string}
         */
        ChangeSource: "FORM" | "BULK" | "IMPORT" | "API" | "UNDO" | "DOCUMENT";
        HistoryEntry: {
            entryID: string;
            /** Format: date-time */
            at: string;
            userName: string;
            source: components["schemas"]["ChangeSource"];
            /** @description The change set it belongs to */
            changeSetID?: string;
            /** @description The document it belongs to, such as PC-000123 */
            documentNumber?: string;
            /** @description Who created the document, if that is somebody else than the user, who approved it */
            preparedBy?: string;
            /** @description `item`, or the part that changed, such as `locationHint` */
            entity: string;
            entityID: string;
            /** @description Such as `create`, `update` and `delete` */
            action: string;
            changes: components["schemas"]["FieldChange"][];
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
            /** @description Of the gallery alone; the item's own version stays the same */
            version: number;
            /** @description In display order. The first is the main image. */
            images: components["schemas"]["GalleryImage"][];
        };
        GalleryOrder: {
            version: components["schemas"]["Version"];
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
         *     APPLYING the one transaction runs; APPLIED; CANCELED nothing was changed; FAILED nothing was changed.
         * @enum {string}
         */
        ImportState: "RECEIVING" | "CHECKED" | "APPLYING" | "APPLIED" | "CANCELED" | "FAILED";
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
            /** @description Values that were changed here since the last import of the source */
            changedHere: number;
            /** @description Items besides those, which get the new name of their product */
            renamed: number;
            /** @description Cells that are corrected */
            corrected: number;
            /** @description Rows that were corrected since the last check */
            toCheck: number;
            /** @description Prices that change by more than the company allows without a price change */
            largePrices: number;
            /** @description Items to create or update that get a UPC of another item */
            usedUPCs: number;
            /** @description Items to update with a price ten or more times the one before, or a tenth */
            farPrices: number;
        };
        Import: {
            importID: string;
            fileName: string;
            state: components["schemas"]["ImportState"];
            columns: string[];
            /** @description Only for those who see every field that the file fills */
            counts: components["schemas"]["ImportCounts"] | null;
            /** @description Reference records created with it */
            newEntries: number;
            /** @description Items written so far */
            done: number;
            /** @description Items to be written; for those who do not see every field, rows of the file */
            total: number;
            /** @description Why it failed */
            failure?: string | null;
            /**
             * @description How the file writes its numbers
             * @enum {string}
             */
            notation?: "1,234.56" | "1.234,56";
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            /** Format: date-time */
            finishedAt?: string | null;
            /** @description Once it is applied: its change set, by which it is undone */
            changeSetID: string | null;
            /** @description The change set that undid it */
            undoneBy: string | null;
        };
        /** @description The header row */
        HeaderRow: string[];
        /** @description The column for each field of the item, or for an additional attribute as `attributes.KEY` */
        ImportMapping: {
            field: string;
            column: number;
        }[];
        /**
         * @description One kind of reference data
         * @enum {string}
         */
        ListKind: "department" | "category" | "subcategory" | "style" | "color" | "size" | "sizeBrick" | "brand" | "season" | "team" | "vendor" | "printerCategory" | "royaltyLevel" | "skuType" | "additionalAttribute" | "fee" | "tax" | "discount" | "unit";
        NewEntry: {
            kind: components["schemas"]["ListKind"];
            id: string;
            name: string;
        };
        /** @description How the rows were read, and corrected ones are read again */
        ImportReadingOptions: {
            /** @description White space is trimmed from both ends of every cell */
            trimSpaces?: boolean;
            /** @description What replaces each restricted character */
            replaceRestricted?: string;
            /** @description A blank price leaves the price unchanged */
            blankPrices?: boolean;
            /**
             * @description How the file writes its numbers
             * @enum {string}
             */
            notation?: "1,234.56" | "1.234,56";
            /** @description The fields that stay unchanged if no record has the name in the file */
            leaveUnknown?: string[];
            /** @description The lists that get a record for each name without one */
            createUnknown?: string[];
        };
        ImportStart: {
            fileName: string;
            columns: components["schemas"]["HeaderRow"];
            mapping: components["schemas"]["ImportMapping"];
            /**
             * @description How the file was recognized. The files of a shop are one source, whatever columns they have; any other file is of
             *     the same source as the files with the same header row.
             * @enum {string}
             */
            form?: "own" | "shopify" | "square" | "woocommerce" | "lightspeed" | "other";
            /**
             * @description Entries of lists that the items refer to and that are made when the import is applied. Takes WRITE access to
             *     the feature of their list. Of an additional attribute the ID is the key as well.
             */
            newEntries?: components["schemas"]["NewEntry"][];
            /** @description The values of a new item in fields without a column; an existing item keeps its own */
            defaults?: components["schemas"]["ItemFields"];
            reading?: components["schemas"]["ImportReadingOptions"];
        };
        ImportHeader: {
            columns: components["schemas"]["HeaderRow"];
        };
        ImportColumns: {
            /** @description Null if there was no such import */
            mapping: components["schemas"]["ImportMapping"] | null;
        };
        ImportReplacedCode: {
            /** @enum {string} */
            field: "itemID" | "upc" | "additionalUPCs" | "masterSKU" | "productID";
            code: string;
            /** @description What the file has for it */
            written: string;
        };
        ImportItem: {
            line: components["schemas"]["Line"];
            item: components["schemas"]["ItemFields"];
            /**
             * @description The codes of the item that are not as they are in the file, because restricted characters were replaced. None may
             *     be that of another record.
             */
            replaced?: components["schemas"]["ImportReplacedCode"][];
            /**
             * @description The addresses of pictures besides `itemImage`, in their order. They are fetched into the gallery of an item that
             *     had no picture of its own before the import.
             */
            pictures?: string[];
        };
        ImportRejection: {
            line: components["schemas"]["Line"];
            /** @description The header of the column */
            column: string | null;
            /** @description As in the mapping */
            field: string;
            value: string;
            /** @description The rule that was broken */
            code: string;
            message: string;
            /** @description The row, to be corrected: 100,000 characters are kept */
            cells: string[];
        };
        ImportPart: {
            items: components["schemas"]["ImportItem"][];
            rejections: components["schemas"]["ImportRejection"][];
        };
        bounds_Count: number;
        /** @description The counts of the file reader */
        ImportReading: {
            /** @description Rows in the file without the header */
            rows: components["schemas"]["bounds_Count"];
            /** @description Rows left out by choice, e.g. without a name */
            skipped: components["schemas"]["bounds_Count"];
            /** @description Rows that differ from their item's previous row; the last one wins */
            conflicts: components["schemas"]["bounds_Count"];
        };
        ImportPicturesStart: {
            /** @description The item to continue after, from `next`; starts at the first one if omitted */
            after?: string;
        };
        ImportPictures: {
            tried: {
                itemID: string;
                address: string;
                /** @description Why there is no picture; null if there is one now */
                problem: string | null;
            }[];
            /** @description Items with a picture that has not been fetched yet */
            left: number;
            /** @description Where to continue; null after the last item */
            next: string | null;
        };
        /**
         * @description A UPC of another item, or a price far from the one before
         * @enum {string}
         */
        ImportWarningCode: "usedUPC" | "farPrice";
        /** @description The planned or applied change of one item */
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
            /** @description What is to be looked at, though it may be right */
            warnings: {
                field: string;
                code: components["schemas"]["ImportWarningCode"];
                message: string;
            }[];
        };
        /** @description A problem of a rejected row, at its cell */
        ImportRejectedCell: {
            line: number;
            /** @description The item ID in the row */
            itemID: string;
            /** @description The name in the row, or else that of the item with its ID */
            name: string;
            /** @description The header of the column */
            column: string | null;
            /** @description As in the mapping */
            field: string;
            /** @description What the cell says now, corrected or not */
            value: string;
            /** @description What it says in the file, if it is corrected */
            original: string | null;
            /** @description It was corrected since the last check */
            toCheck: boolean;
            /** @description The rule that was broken */
            code: string;
            message: string;
            /** @description Rejected cells of this column with this value */
            alike: number;
            /** @description False for a problem of no single cell that the user can see */
            correctable: boolean;
            /** @description The row with its corrections */
            cells: string[];
        };
        /** @description A cell that was corrected */
        ImportCorrectedCell: {
            line: number;
            itemID: string;
            name: string;
            column: string;
            field: string;
            /** @description What it was corrected to */
            value: string;
            /** @description What it says in the file */
            original: string;
            /** @description It was corrected since the last check */
            toCheck: boolean;
            /** @description Cells of this column that were corrected in the same way */
            alike: number;
        };
        /** @description What a cell of a rejected row says instead */
        ImportCorrection: {
            line: components["schemas"]["Line"];
            /** @description As in the mapping */
            field: string;
            /** @description What the cell said when it was read; 409 if it says something else */
            from: string;
            /** @description Null takes the correction back */
            to: string | null;
            /**
             * @description Also all other rejected cells of the column that say the same as `from`; with null, all cells of the column that
             *     were corrected in the same way.
             * @default false
             */
            alike: boolean;
        };
        ImportCorrected: {
            import: components["schemas"]["Import"];
            /** @description How many cells changed */
            cells: number;
        };
        /**
         * @description HERE keeps the value of the item, as long as nothing else is chosen; FILE takes that of the file.
         * @enum {string}
         */
        ValueChoice: "HERE" | "FILE";
        /** @description A value that was changed here since the last import of the source */
        ImportChangedHere: {
            itemID: string;
            name: string;
            field: string;
            /** @description What the item has */
            here: string | null;
            /** @description What the file says */
            file: string | null;
            /** @description The user name */
            changedBy: string;
            /** Format: date-time */
            changedAt: string;
            take: components["schemas"]["ValueChoice"];
        };
        ImportChoice: {
            take: components["schemas"]["ValueChoice"];
            /** @description The values that it is chosen for; all of them if omitted */
            only?: {
                itemID: string;
                field: string;
            }[];
        };
        /** @enum {string} */
        SummaryBy: "location" | "department" | "item";
        SummaryRow: {
            /** @description The ID of the location, department or item; empty for items without a department */
            id: string;
            locationType?: components["schemas"]["LocationType"];
            name: string;
            onHand: number;
            inTransit: number;
            inbound: number;
            reserved: number;
            /** @description Quantity times unit cost of the item, at the time asked for */
            value?: number;
        };
        /** @description What there is. The value, of what is on hand and in transit, is omitted if the user may not see cost. */
        StockSums: {
            onHand: number;
            inTransit: number;
            inbound: number;
            reserved: number;
            /** @description Quantity times unit cost of the item, at the time asked for */
            value?: number;
        };
        SummaryPage: {
            data: components["schemas"]["SummaryRow"][];
            nextCursor: string | null;
            total?: components["schemas"]["Total"];
            totals: components["schemas"]["StockSums"];
        };
        /** @enum {string} */
        Bucket: "ON_HAND" | "IN_TRANSIT" | "INBOUND" | "RESERVED";
        /** @description A movement of stock. The unit cost is omitted if the user may not see cost. */
        Movement: {
            movementID: number;
            /**
             * Format: date-time
             * @description When it was posted
             */
            at: string;
            /**
             * Format: date
             * @description The day it is for, of the company
             */
            effectiveOn: string;
            locationType: components["schemas"]["LocationType"];
            locationID: string;
            locationName: string;
            bucket: components["schemas"]["Bucket"];
            quantity: number;
            unitCost?: number;
            reason: string;
            documentKind: string;
            documentNumber: string;
            by: string;
        };
        MovementPage: {
            data: components["schemas"]["Movement"][];
            nextCursor: string | null;
        };
        ItemPage: {
            data: components["schemas"]["Item"][];
            nextCursor: string | null;
            total?: components["schemas"]["Total"];
        };
        /** @description A new variant, or the changes of an existing one */
        VariantFields: {
            itemID?: components["schemas"]["Text"];
            upc?: components["schemas"]["Text"];
            additionalUPCs?: components["schemas"]["Text"][];
            masterSKU?: components["schemas"]["TextOrNull"];
            productID?: components["schemas"]["TextOrNull"];
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: components["schemas"]["TextOrNull"];
            name?: components["schemas"]["Text"];
            /** @description Major units of the company currency, at most 4 decimals. Omitted if the user may not see cost. */
            costPrice?: components["schemas"]["Amount"];
            /** @description As costPrice */
            sellingPrice?: components["schemas"]["Amount"];
            msrp?: components["schemas"]["AmountOrNull"];
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: components["schemas"]["TextOrNull"];
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: components["schemas"]["TextOrNull"];
            metaData?: components["schemas"]["TextOrNull"];
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
            minimumLevel?: components["schemas"]["WholeOrNull"];
            maximumLevel?: components["schemas"]["WholeOrNull"];
            lotSizeMultiplier?: components["schemas"]["WholeOrNull"];
            minimumOrderQuantity?: components["schemas"]["WholeOrNull"];
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            /** @description Of an existing variant, the version that was edited: an older one is refused */
            version?: components["schemas"]["Version"];
        };
        ItemEntitlement: {
            locationID: string;
            type: components["schemas"]["LocationType"];
            /**
             * @description The item alone, or every item of its product; omitted, the item and the variants saved with it
             * @enum {string}
             */
            scope?: "item" | "product";
        };
        ItemHint: {
            hint: components["schemas"]["Text"];
            location: components["schemas"]["HintLocation"];
        };
        PackageQuantity: {
            itemID: string;
            /** @description Above 0, at most 3 decimals */
            quantity: components["schemas"]["Amount"];
        };
        /** @description Omitted fields stay unchanged */
        ItemUpdate: {
            itemID: components["schemas"]["Text"];
            upc?: components["schemas"]["Text"];
            additionalUPCs?: components["schemas"]["Text"][];
            masterSKU?: components["schemas"]["TextOrNull"];
            productID?: components["schemas"]["TextOrNull"];
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: components["schemas"]["TextOrNull"];
            name?: components["schemas"]["Text"];
            /** @description Major units of the company currency, at most 4 decimals. Omitted if the user may not see cost. */
            costPrice?: components["schemas"]["Amount"];
            /** @description As costPrice */
            sellingPrice?: components["schemas"]["Amount"];
            msrp?: components["schemas"]["AmountOrNull"];
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: components["schemas"]["TextOrNull"];
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: components["schemas"]["TextOrNull"];
            metaData?: components["schemas"]["TextOrNull"];
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
            minimumLevel?: components["schemas"]["WholeOrNull"];
            maximumLevel?: components["schemas"]["WholeOrNull"];
            lotSizeMultiplier?: components["schemas"]["WholeOrNull"];
            minimumOrderQuantity?: components["schemas"]["WholeOrNull"];
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            version: components["schemas"]["Version"];
            variants?: components["schemas"]["VariantFields"][];
            entitlements?: components["schemas"]["ItemEntitlement"][];
            /** @description Locations to remove. Requires DELETE access to CATALOG_ENTITLEMENT. */
            removedEntitlements?: components["schemas"]["ItemEntitlement"][];
            /** @description All location hints of the item; one that is left out is removed. Takes WRITE access to CATALOG_LOCATION_HINT, and DELETE to remove one. */
            hints?: components["schemas"]["ItemHint"][];
            /** @description Everything that a package holds; what is left out is taken out. Takes WRITE access to CATALOG_PACKAGING. */
            components?: components["schemas"]["PackageQuantity"][];
            /** @description Of an active item that is built to order. Takes WRITE access to CATALOG_PRODUCT_CTO. */
            configuration?: {
                attachments: components["schemas"]["Attachment"][];
                allowances: components["schemas"]["Allowance"][];
            };
        };
        ItemCreate: {
            itemID: components["schemas"]["Text"];
            upc: components["schemas"]["Text"];
            additionalUPCs?: components["schemas"]["Text"][];
            masterSKU?: components["schemas"]["TextOrNull"];
            productID?: components["schemas"]["TextOrNull"];
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: components["schemas"]["TextOrNull"];
            name: components["schemas"]["Text"];
            /** @description Major units of the company currency, at most 4 decimals. Omitted if the user may not see cost. */
            costPrice?: components["schemas"]["Amount"];
            /** @description As costPrice */
            sellingPrice?: components["schemas"]["Amount"];
            msrp?: components["schemas"]["AmountOrNull"];
            uom?: components["schemas"]["UomRef"] | null;
            ecommerceName?: components["schemas"]["TextOrNull"];
            ecommerceEnabled?: boolean;
            appCommerceEnabled?: boolean;
            /** @description CTO for an item built to order, ITEM or empty for any other */
            ctoType?: string | null;
            extendedDescription?: components["schemas"]["TextOrNull"];
            metaData?: components["schemas"]["TextOrNull"];
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
            minimumLevel?: components["schemas"]["WholeOrNull"];
            maximumLevel?: components["schemas"]["WholeOrNull"];
            lotSizeMultiplier?: components["schemas"]["WholeOrNull"];
            minimumOrderQuantity?: components["schemas"]["WholeOrNull"];
            itemImage?: string | null;
            enableAutoReplenishment?: boolean;
            yellowDogIdentifier?: string | null;
            defaultItem?: boolean;
            attributes?: components["schemas"]["KeyValue"][];
            variants?: components["schemas"]["ItemFields"][];
            entitlements?: components["schemas"]["EntitledLocation"][];
            /** @description All location hints of the item; one that is left out is removed. Takes WRITE access to CATALOG_LOCATION_HINT, and DELETE to remove one. */
            hints?: components["schemas"]["ItemHint"][];
            /** @description Everything that a package holds; what is left out is taken out. Takes WRITE access to CATALOG_PACKAGING. */
            components?: components["schemas"]["PackageQuantity"][];
            /** @description Of an active item that is built to order. Takes WRITE access to CATALOG_PRODUCT_CTO. */
            configuration?: {
                attachments: components["schemas"]["Attachment"][];
                allowances: components["schemas"]["Allowance"][];
            };
        };
        ValueCount: {
            /** @description As the filter of the field names it */
            value: string;
            count: number;
            /** @description Whether there are more than were counted */
            capped: boolean;
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
            /** @description Items of the change set to leave unchanged */
            excluded?: string[];
        };
        ModifiedItem: {
            itemID: string;
            companyCode: string;
        };
        ProductSummary: {
            productID: string;
            productName: string;
            /** @description How many items the product has */
            variants: number;
            /** @description How many of them match the filter */
            matching: number;
            /** @description How many of those that match are active */
            active: number;
            /** @description Selling price, of those that match. Left out when the user may not see prices. */
            lowestPrice?: number;
            /** @description As lowestPrice */
            highestPrice?: number;
            /** @description The picture of the default item, else of the first that has one */
            itemImage?: string;
        };
        /** @description Either a product or an item of none */
        ProductRow: {
            product?: components["schemas"]["ProductSummary"];
            item?: components["schemas"]["Item"];
        };
        ProductPage: {
            data: components["schemas"]["ProductRow"][];
            nextCursor: string | null;
            /** @description How many rows there are on all pages together */
            total?: components["schemas"]["Total"];
            /** @description How many items match. With total */
            items?: components["schemas"]["Total"];
        };
        Product: {
            productID: string;
            productName: string;
            defaultItemID: string | null;
            /** @description Every item of the product, the default item first and the others in garment order; empty without fetchVariants */
            variants: components["schemas"]["Item"][];
        };
        PackagePart: {
            itemID: string;
            upc: string;
            name: string;
            type: components["schemas"]["ItemType"];
            itemStatus: components["schemas"]["ItemStatus"];
            quantity: number;
            /** @description Omitted if the user may not see cost */
            costPrice?: number;
            /** @description As costPrice */
            sellingPrice?: number;
            /**
             * @description On hand at all places of the caller; of a package, how many can be made of its own parts. Left out where no stock is
             *     kept: services, prepaid items and modifiers.
             */
            qoh?: number;
        };
        PackageContents: {
            /** @description Of the components alone */
            version: number;
            components: components["schemas"]["PackagePart"][];
        };
        PackageComponents: {
            version: components["schemas"]["Version"];
            /** @description All components of the package; any others are removed */
            components: components["schemas"]["PackageQuantity"][];
        };
        PrinterID: string;
        /** @description The size of the labels in the printer, in millimeters */
        TestLabel: {
            width: number;
            height: number;
        };
        LabelJobID: string;
        /**
         * @description ROLL is one label a page
         * @enum {string}
         */
        LabelSheet: "ROLL" | "AVERY_5160" | "AVERY_5163" | "AVERY_5167" | "AVERY_L7160" | "AVERY_L7163";
        /** @description The first free place of a used sheet, counted from 0 */
        LabelStart: {
            row: number;
            column: number;
        };
        LabelJobSource: {
            /** @enum {string} */
            kind: "LIST" | "FILTER" | "DOCUMENT" | "CHANGE_SET";
            /** @description The number of the document or the ID of the change */
            id?: string;
        };
        LabelJob: {
            labelJobID: components["schemas"]["LabelJobID"];
            templateID: string;
            templateName: string;
            /**
             * @description Without a printer, a job is READY until all of its labels were marked as printed
             * @enum {string}
             */
            state: "READY" | "QUEUED" | "PRINTING" | "DONE" | "FAILED" | "CANCELED";
            labels: number;
            items: number;
            /** @description Up to this label, all are printed */
            printed: number;
            sheet: components["schemas"]["LabelSheet"];
            start: components["schemas"]["LabelStart"];
            source?: components["schemas"]["LabelJobSource"];
            printerID?: string;
            printerName?: string;
            /** @description Why it failed */
            fault?: string;
            /**
             * @description The server was interrupted while it sent up to 20 labels from each of these on, and sent them again: they may have
             *     been printed twice
             */
            sentAgain: number[];
            canceledBy?: string;
            /** @description Text types that its labels show and that come out empty for the caller */
            withheld: string[];
            createdBy: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            finishedAt?: string;
        };
        LabelTemplateID: string;
        /** @description The items, by one of these */
        LabelSource: {
            /** @description Typed or scanned codes, such as item IDs or UPCs */
            lines?: {
                code: string;
                copies: number;
            }[];
            filter?: components["schemas"]["ItemFilter"];
            /** @description The number of a price change, purchase order, receipt or transfer */
            document?: string;
            /** @description A bulk edit, import or undo that has been applied */
            changeSet?: string;
        };
        /**
         * @description FIXED prints `count` copies of each item. LISTED prints those of each line: of a list as typed, of a purchase order
         *     what is ordered, of a receipt what was accepted, of a transfer what was received, or else shipped, or else requested.
         *     ON_HAND prints as many as are on hand at `place`, or wherever the caller works. Spare copies are a percentage, rounded
         *     up for each item.
         */
        LabelCopies: {
            /** @enum {string} */
            rule: "FIXED" | "LISTED" | "ON_HAND";
            count: number;
            sparePercent: number;
            /** @description A store or warehouse as documents name it */
            place?: string | null;
        };
        LabelJobInput: {
            templateID: components["schemas"]["LabelTemplateID"];
            source: components["schemas"]["LabelSource"];
            copies: components["schemas"]["LabelCopies"];
            sheet: components["schemas"]["LabelSheet"];
            start: components["schemas"]["LabelStart"];
            /** @description Without one, the labels are downloaded */
            printerID: string | null;
            /** @description Leave out the labels with errors */
            onlyGood: boolean;
            /** @description The number of labels that the user has confirmed */
            confirmed: number | null;
        };
        LabelJobPlan: {
            templateID: components["schemas"]["LabelTemplateID"];
            source: components["schemas"]["LabelSource"];
            copies: components["schemas"]["LabelCopies"];
            sheet: components["schemas"]["LabelSheet"];
            start: components["schemas"]["LabelStart"];
            /** @description Without one, the labels are downloaded */
            printerID: string | null;
        };
        LabelIssueGroup: {
            code: string;
            /** @enum {string} */
            severity: "error" | "warning" | "info";
            elementID?: string;
            /** @description What people call the element, such as “Barcode of UPC” */
            element?: string;
            /** @description That of the first item */
            message: string;
            /** @description The first 20 items */
            items: string[];
            /** @description How many items */
            count: number;
        };
        LabelCheck: {
            items: number;
            labels: number;
            /** @description Items whose labels have no errors */
            goodItems: number;
            /** @description Labels without errors */
            goodLabels: number;
            /** @description Of the sheet, with the labels without errors */
            pages: number;
            /** @description The first 20 codes that no item has */
            unknown: string[];
            unknownCount: number;
            issues: components["schemas"]["LabelIssueGroup"][];
        };
        LabelJobLine: {
            line: number;
            itemID: string;
            name: string;
            /** @description The number of the first label */
            first: number;
            copies: number;
        };
        LabelJobPrint: {
            from: number;
            /** @description The number of labels that the user has confirmed */
            confirmed?: number | null;
        };
        LabelsPrinted: {
            /** @description The first label */
            from: number;
        };
        LabelDefaultID: string;
        /**
         * @description What the label is put on
         * @enum {string}
         */
        LabelUse: "HANG_TAG" | "SHELF" | "BOX" | "OTHER";
        LabelDefault: {
            labelDefaultID: components["schemas"]["LabelDefaultID"];
            templateID: components["schemas"]["LabelTemplateID"];
            /** @description Without one, the labels are downloaded */
            printerID: string | null;
            /** @description Items of this type; null for any */
            itemType: components["schemas"]["ItemType"] | null;
            /** @description A store or warehouse as documents name it; null for any */
            location: string | null;
            templateName: string;
            use: components["schemas"]["LabelUse"];
            /** @description Its template is inactive, so that it does not count */
            isInactive: boolean;
            printerName: string | null;
            locationName: string | null;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /**
         * @description The label and the printer to begin with for the use of the template. The most specific default counts
         *     (`@greenroom/labels` D1 to D3).
         */
        LabelDefaultInput: {
            templateID: components["schemas"]["LabelTemplateID"];
            /** @description Without one, the labels are downloaded */
            printerID: string | null;
            /** @description Items of this type; null for any */
            itemType: components["schemas"]["ItemType"] | null;
            /** @description A store or warehouse as documents name it; null for any */
            location: string | null;
        };
        LabelDefaultUpdate: {
            templateID: components["schemas"]["LabelTemplateID"];
            /** @description Without one, the labels are downloaded */
            printerID: string | null;
            /** @description Items of this type; null for any */
            itemType: components["schemas"]["ItemType"] | null;
            /** @description A store or warehouse as documents name it; null for any */
            location: string | null;
            version: components["schemas"]["Version"];
        };
        LabelReprint: {
            itemID: string;
            name: string;
            templateID: string;
            templateName: string;
            reasons: ("PRICE" | "NAME" | "BARCODE" | "TEMPLATE")[];
            /** @description Those that changed */
            prices: {
                /** @description The text type of the label */
                name: string;
                printed: number;
                now: number;
            }[];
            /** Format: date-time */
            printedAt: string;
            printedBy: string;
        };
        /** @description In printer dots */
        LabelDots: number;
        /** @description The label in the printer */
        LabelStock: {
            width: components["schemas"]["LabelDots"];
            height: components["schemas"]["LabelDots"];
            /**
             * @description Dots per millimeter
             * @enum {integer}
             */
            density: 6 | 8 | 12 | 24;
            gap?: components["schemas"]["LabelDots"];
            /** @description The roll or sheet that the size was taken from */
            media?: string;
        };
        /**
         * @description A field of the item, the date, or a text of its own
         * @enum {string}
         */
        LabelTextType: "Item ID" | "UPC" | "Text" | "Cost Price" | "Selling Price" | "Card Price" | "Date" | "Department" | "Category" | "Subcategory" | "Description" | "Item Name" | "Color" | "Brand" | "Size" | "Style" | "Season" | "MSRP";
        /** @description Prints the element only if it holds */
        LabelCondition: {
            textType: components["schemas"]["LabelTextType"];
            /** @enum {string} */
            is: "present" | "missing" | "above" | "below";
            than?: components["schemas"]["LabelTextType"];
        };
        /** @description One bit per dot, row by row, each row starting on a new byte, in hexadecimal; 1 is black */
        LabelImage: {
            width: components["schemas"]["LabelDots"];
            height: components["schemas"]["LabelDots"];
            data: string;
        };
        /**
         * @description A text, barcode, image, rectangle or circle. Which of the other fields it has depends on its type, as
         *     `@greenroom/labels` describes (M1).
         */
        LabelElement: {
            id: string;
            /** @enum {string} */
            type: "text" | "barcode" | "rectangle" | "circle" | "image";
            positionX: components["schemas"]["LabelDots"];
            positionY: components["schemas"]["LabelDots"];
            width: components["schemas"]["LabelDots"];
            height: components["schemas"]["LabelDots"];
            /** @enum {string} */
            orientation: "N" | "R" | "I" | "B";
            allowOverlap?: boolean;
            locked?: boolean;
            /** @description The elements with the same one are edited as one */
            group?: string;
            printIf?: components["schemas"]["LabelCondition"];
            textType?: components["schemas"]["LabelTextType"];
            text?: string;
            /** @enum {string} */
            priceFormat?: "currency" | "amount" | "short";
            /** @enum {string} */
            dateFormat?: "numeric" | "medium" | "long" | "iso";
            prefix?: string;
            suffix?: string;
            fontSize?: components["schemas"]["LabelDots"];
            /** @enum {string} */
            align?: "L" | "C" | "R";
            maxLines?: components["schemas"]["LabelDots"];
            /** @enum {string} */
            overflow?: "cut" | "ellipsis" | "shrink";
            /** @enum {string} */
            symbology?: "auto" | "upca" | "ean13" | "ean8" | "code128" | "qrcode";
            moduleWidth?: "fit" | components["schemas"]["LabelDots"];
            /** @enum {string} */
            readable?: "none" | "above" | "below";
            /** @enum {string} */
            errorCorrection?: "L" | "M" | "Q" | "H";
            thickness?: components["schemas"]["LabelDots"];
            /** @enum {string} */
            color?: "B" | "W";
            rounding?: components["schemas"]["LabelDots"];
            image?: components["schemas"]["LabelImage"];
        };
        /** @description A template of `@greenroom/labels`; `version` is the version of its shape */
        LabelDesign: {
            /** @enum {integer} */
            version: 1;
            name: string;
            stock: components["schemas"]["LabelStock"];
            elements: components["schemas"]["LabelElement"][];
        };
        LabelTemplate: {
            templateID: components["schemas"]["LabelTemplateID"];
            /** @description That of the design */
            name: string;
            use: components["schemas"]["LabelUse"];
            status: components["schemas"]["Status"];
            design: components["schemas"]["LabelDesign"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        LabelTemplatePage: {
            data: components["schemas"]["LabelTemplate"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        LabelTemplateInput: {
            use: components["schemas"]["LabelUse"];
            status: components["schemas"]["Status"];
            design: components["schemas"]["LabelDesign"];
        };
        LabelTemplateUpdate: {
            use: components["schemas"]["LabelUse"];
            status: components["schemas"]["Status"];
            design: components["schemas"]["LabelDesign"];
            version: components["schemas"]["Version"];
        };
        /** @description A template as it was saved */
        LabelTemplateVersion: {
            version: number;
            design: components["schemas"]["LabelDesign"];
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        LabelSettings: {
            /** @enum {string} */
            cardPriceSource: "NONE" | "MSRP" | "PERCENT";
            cardPricePercent: number;
            /** @description 0 before the first change */
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string | null;
        };
        LabelSettingsUpdate: {
            /**
             * @description None, the MSRP of the item, or its selling price plus a percentage
             * @enum {string}
             */
            cardPriceSource: "NONE" | "MSRP" | "PERCENT";
            /** @description At most 4 decimals; counts for PERCENT alone */
            cardPricePercent: number;
            /** @description The version last read; any other returns 409 */
            version: number;
        };
        /**
         * @description At most one range a weekday; on a day without one the location is closed. A range whose end is not after its start
         *     ends on the next day. Null for those of the venue.
         */
        OpeningHours: {
            /** @enum {string} */
            day: "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN";
            /** @description As HH:MM */
            opens: string;
            /** @description As HH:MM */
            closes: string;
        }[] | null;
        Venue: {
            /** @description Equal to venueID */
            id: string;
            venueID: string;
            name: string;
            street: string | null;
            city: string | null;
            region: string | null;
            postalCode: string | null;
            /** @description ISO 3166 code of two letters */
            country: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID: string | null;
            hours: components["schemas"]["OpeningHours"];
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        VenueCreate: {
            venueID: string;
            name: string;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        LocationID: string;
        /** @description What stands in the way of deactivating a location */
        LocationUse: {
            /** @enum {string} */
            what: "store" | "warehouse" | "register" | "event" | "document" | "entitlement" | "user" | "stock";
            count: number;
            /** @description The first of them; none of entitlements, of users or of stock */
            ids: string[];
        };
        /** @description What stands in the way of deactivating it */
        LocationUses: components["schemas"]["LocationUse"][];
        VenueDetail: components["schemas"]["Venue"] & {
            uses: components["schemas"]["LocationUses"];
        };
        /** @description Omitted fields stay unchanged */
        VenueUpdate: {
            version: components["schemas"]["Version"];
            name?: string;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        LocationStatus: {
            version: components["schemas"]["Version"];
            status: components["schemas"]["Status"];
        };
        Store: {
            /** @description Equal to storeID */
            id: string;
            storeID: string;
            name: string;
            venueID: string | null;
            venueName: string | null;
            street: string | null;
            city: string | null;
            region: string | null;
            postalCode: string | null;
            /** @description ISO 3166 code of two letters */
            country: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID: string | null;
            hours: components["schemas"]["OpeningHours"];
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        StoreCreate: {
            storeID: string;
            name: string;
            /** @description The venue it is in */
            venueID?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        StoreDetail: components["schemas"]["Store"] & {
            uses: components["schemas"]["LocationUses"];
        };
        /** @description Omitted fields stay unchanged */
        StoreUpdate: {
            version: components["schemas"]["Version"];
            name?: string;
            /** @description The venue it is in */
            venueID?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        Warehouse: {
            /** @description Equal to warehouseID */
            id: string;
            warehouseID: string;
            name: string;
            venueID: string | null;
            venueName: string | null;
            street: string | null;
            city: string | null;
            region: string | null;
            postalCode: string | null;
            /** @description ISO 3166 code of two letters */
            country: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID: string | null;
            hours: components["schemas"]["OpeningHours"];
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        WarehouseCreate: {
            warehouseID: string;
            name: string;
            /** @description The venue it is in */
            venueID?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        WarehouseDetail: components["schemas"]["Warehouse"] & {
            uses: components["schemas"]["LocationUses"];
        };
        /** @description Omitted fields stay unchanged */
        WarehouseUpdate: {
            version: components["schemas"]["Version"];
            name?: string;
            /** @description The venue it is in */
            venueID?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        Register: {
            /** @description Equal to registerID */
            id: string;
            registerID: string;
            name: string;
            storeID: string | null;
            storeName: string | null;
            /** @description Unique within its store */
            number: number | null;
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        RegisterCreate: {
            registerID: string;
            name: string;
            /** @description The store it is in */
            storeID: string;
            /** @description Unique within its store */
            number?: number | null;
        };
        RegisterDetail: components["schemas"]["Register"] & {
            uses: components["schemas"]["LocationUses"];
        };
        /** @description Omitted fields stay unchanged */
        RegisterUpdate: {
            version: components["schemas"]["Version"];
            name?: string;
            /** @description The store it is in */
            storeID?: string;
            /** @description Unique within its store */
            number?: number | null;
        };
        GroupLocations: {
            /** @enum {string} */
            type: "VENUE" | "STORE" | "WAREHOUSE";
            locationID: components["schemas"]["LocationID"];
        }[];
        ReportingGroup: {
            /** @description Equal to reportingGroupID */
            id: string;
            reportingGroupID: string;
            name: string;
            locations: components["schemas"]["GroupLocations"];
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ReportingGroupCreate: {
            reportingGroupID: string;
            name: string;
            locations?: components["schemas"]["GroupLocations"];
        };
        ReportingGroupDetail: components["schemas"]["ReportingGroup"] & {
            uses: components["schemas"]["LocationUses"];
        };
        /** @description Omitted fields stay unchanged */
        ReportingGroupUpdate: {
            version: components["schemas"]["Version"];
            name?: string;
            locations?: components["schemas"]["GroupLocations"];
        };
        /**
         * @description One kind of location, or of what belongs to locations
         * @enum {string}
         */
        LocationKind: "venue" | "store" | "warehouse" | "register" | "reportingGroup";
        /** @description A row of a file. The kind determines which fields there are; others are refused, and omitted ones stay unchanged. */
        ImportedLocation: {
            id: components["schemas"]["LocationID"];
            line: components["schemas"]["Line"];
            name?: string | null;
            venueID?: string | null;
            storeID?: string | null;
            number?: number | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            /** @description ISO 3166 code of two letters */
            country?: string | null;
            /** @description IANA name; null for that of the venue, or of the company */
            timeZone?: string | null;
            /** @description The tax of what is sold here; null for that of the venue */
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
            locations?: components["schemas"]["GroupLocations"];
            status?: components["schemas"]["Status"];
        };
        LocationImport: {
            rows: components["schemas"]["ImportedLocation"][];
        };
        /** @description A plan in short, with the number of its records */
        BegunVenue: {
            planID: string;
            venueID: string;
            name: string | null;
            city: string | null;
            stores: number;
            warehouses: number;
            registers: number;
            /** Format: date-time */
            updatedAt: string;
        };
        PlannedPlace: {
            id: string;
            name?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            country?: string | null;
            timeZone?: string | null;
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
        };
        PlannedStore: {
            id: string;
            name?: string | null;
            street?: string | null;
            city?: string | null;
            region?: string | null;
            postalCode?: string | null;
            country?: string | null;
            timeZone?: string | null;
            taxID?: string | null;
            hours?: components["schemas"]["OpeningHours"];
            /** @description The existing store whose entitlements are copied */
            like?: string | null;
        };
        PlannedRegister: {
            id: string;
            name?: string | null;
            /** @description The ID of a store of the plan */
            store?: string | null;
            /** @description Unique within its store */
            number?: number | null;
        };
        PlannedGroup: {
            id: string;
            name?: string | null;
            /** @description IDs of stores of the plan */
            stores?: string[];
        };
        /** @description A venue with everything in it, as far as it has been entered: it may break rules until the venue is created. */
        VenuePlan: {
            venue: components["schemas"]["PlannedPlace"];
            /** @description The existing venue whose entitlements are copied */
            entitlementsOf?: string | null;
            stores?: components["schemas"]["PlannedStore"][];
            warehouses?: components["schemas"]["PlannedPlace"][];
            registers?: components["schemas"]["PlannedRegister"][];
            reportingGroups?: components["schemas"]["PlannedGroup"][];
        };
        StoredVenuePlan: {
            planID: string;
            plan: components["schemas"]["VenuePlan"];
            /** @description The venue that was created from it */
            createdVenue: string | null;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        MailSettings: {
            senderName: string;
            replyTo: string;
            /** @description The address that mails come from, which the operator sets */
            address: string;
            /** @description Whether there is a mail server; otherwise mails are files on the server */
            delivers: boolean;
            /** @description 0 before the first change */
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string | null;
        };
        MailSettingsUpdate: {
            /** @description Blank for the name of the company */
            senderName: string;
            /** @description Blank for none */
            replyTo: string;
            /** @description The version last read; any other returns 409 */
            version: number;
        };
        SentMail: {
            mailID: string;
            /** @enum {string} */
            kind: "PASSWORD_LINK" | "TEST" | "PURCHASE_ORDER";
            to: string;
            subject: string;
            /**
             * @description STORED: a file on the server, which has no mail server
             * @enum {string}
             */
            state: "SENT" | "STORED" | "FAILED";
            /** @description Why it could not be sent */
            reason: string | null;
            /** Format: date-time */
            at: string;
        };
        OnboardingStep: {
            name: string;
            title: string;
            caption: string;
            visited: boolean;
            icon: string;
        };
        /** @description A step as sent back, without its icon */
        OnboardingVisit: {
            name: string;
            title?: string;
            caption?: string;
            visited: boolean;
        };
        /**
         * @description Only an active merchant can be opened
         * @enum {string}
         */
        PartnerStatus: "Requested" | "Active" | "Expired" | "Revoked" | "Declined";
        PartnerGrant: {
            partnerCode: string;
            name: string;
            status: components["schemas"]["PartnerStatus"];
            /** @description Null for access that the operator gave, to the roles of the same ID */
            roleID: number | null;
            roleName: string | null;
            /**
             * Format: date
             * @description The last day of the access; null for no end
             */
            endsOn: string | null;
            message: string;
            /** @description A user of the partner; blank if the operator gave the access */
            requestedBy: string;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PartnerCode: {
            /** @description Null until one is made, and once it is withdrawn */
            code: string | null;
        };
        CompanyCode: string;
        RoleID: number;
        PartnerGrantUpdate: {
            roleID: components["schemas"]["RoleID"];
            /**
             * Format: date
             * @description Not before today; null for no end
             */
            endsOn: string | null;
            version: components["schemas"]["Version"];
        };
        PartnerEnd: {
            /** @enum {string} */
            status: "Declined" | "Revoked";
            version: components["schemas"]["Version"];
        };
        MerchantRequest: {
            companyCode: components["schemas"]["CompanyCode"];
            code: string;
            /** @description What the access is for; may be blank */
            message: string;
        };
        Merchant: {
            companyCode: string;
            name: string;
            status: components["schemas"]["PartnerStatus"];
            /** @description The role of the access that the merchant gave; null without one, and for access that the operator gave */
            roleName: string | null;
            /**
             * Format: date
             * @description The last day of the access
             */
            endsOn: string | null;
            /** @description The number of visited steps of `steps` */
            stepsVisited: number;
            steps: number;
        };
        PriceChangeHeader: {
            /** @description Why the prices change */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When they change; if null, as soon as the price change is approved, and the time of that from then on
             */
            effectiveAt?: string | null;
            /**
             * Format: date-time
             * @description When the prices of before come back, or came back if somebody ended it; if null, the new ones stay
             */
            endsAt?: string | null;
        };
        /** @description By whom it was returned to the user who created it, until it is submitted again */
        SentBack: {
            /** @description The user name */
            by: string;
            reason: string;
        };
        PriceChangeRow: components["schemas"]["DocumentKept"] & components["schemas"]["PriceChangeHeader"] & {
            /** @description The number of lines */
            lines: number;
            sentBack?: components["schemas"]["SentBack"];
        };
        PriceChangePage: {
            data: components["schemas"]["PriceChangeRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description An amount or a percentage by which every price changes */
        LineAdjustment: {
            /** @enum {string} */
            by: "AMOUNT" | "PERCENT";
            /** @description Major units of the company currency, or percent of the price before; negative lowers it */
            value: components["schemas"]["Amount"];
            /** @enum {string} */
            rounding: "NONE" | "CENT" | "FIVE_CENTS" | "TEN_CENTS" | "HALF" | "WHOLE" | "ENDS_95" | "ENDS_99";
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.price` */
        PriceChangeDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            /** @description costPrice, sellingPrice or msrp */
            field: string | null;
            price: number | string | null;
        };
        PriceChangeFields: {
            /** @description Why the prices change */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When they change; if null, as soon as the price change is approved, and the time of that from then on
             */
            effectiveAt?: string | null;
            /**
             * Format: date-time
             * @description When the prices of before come back, or came back if somebody ended it; if null, the new ones stay
             */
            endsAt?: string | null;
            /** @description By how much all prices of a draft with an `itemFilter` were last changed */
            adjustment?: components["schemas"]["LineAdjustment"] | null;
            /** @description Whether items that the filter finds and that have no line are left out on purpose */
            leavesOut?: boolean | null;
            /** @description The filter of the item list that found its items. The first save keeps it, later ones and answers leave it out: a draft is submitted once each item that it finds by then has a line, or `leavesOut` is true */
            itemFilter?: components["schemas"]["ItemFilter"] | null;
            lines?: components["schemas"]["PriceChangeDraftLine"][];
        };
        PriceChangeDraftHeader: {
            /** @description By how much all prices of a draft with an `itemFilter` were last changed */
            adjustment?: components["schemas"]["LineAdjustment"] | null;
            /** @description Whether items that the filter finds and that have no line are left out on purpose */
            leavesOut?: boolean | null;
        };
        /** @description A new price of an item */
        PriceChangeLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @enum {string} */
            field: "costPrice" | "sellingPrice" | "msrp";
            /** @description Major units of the company currency */
            price: number;
            /** @description The price when the line was last saved; null if it had none */
            was: number | null;
            /** @description The cost of the item when the line was last saved; left out without READ access to costs */
            costPrice?: number | null;
            /** @description Its selling price at that time; left out without READ access to selling prices */
            sellingPrice?: number | null;
            /** @description The current name */
            itemName?: string;
        };
        PriceChange: components["schemas"]["Document"] & components["schemas"]["PriceChangeHeader"] & components["schemas"]["PriceChangeDraftHeader"] & {
            lines: components["schemas"]["PriceChangeLine"][];
            /** @description How its lines differ from what its filter finds now for the user. Only of a draft that began with one, for users who see all of its lines */
            filtered?: {
                /** @description The items that match and have no line */
                unlisted: string[];
                /** @description The items that have a line and match no longer */
                unmatched: string[];
                /** @description Why neither is known */
                refusal?: string;
            };
        };
        PriceChangeUpdate: {
            /** @description Why the prices change */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When they change; if null, as soon as the price change is approved, and the time of that from then on
             */
            effectiveAt?: string | null;
            /**
             * Format: date-time
             * @description When the prices of before come back, or came back if somebody ended it; if null, the new ones stay
             */
            endsAt?: string | null;
            /** @description By how much all prices of a draft with an `itemFilter` were last changed */
            adjustment?: components["schemas"]["LineAdjustment"] | null;
            /** @description Whether items that the filter finds and that have no line are left out on purpose */
            leavesOut?: boolean | null;
            /** @description The filter of the item list that found its items. The first save keeps it, later ones and answers leave it out: a draft is submitted once each item that it finds by then has a line, or `leavesOut` is true */
            itemFilter?: components["schemas"]["ItemFilter"] | null;
            lines: components["schemas"]["PriceChangeDraftLine"][];
            version: components["schemas"]["Version"];
        };
        PurchaseOrderKept: {
            name?: string | null;
            /** @description Its number elsewhere */
            externalPO?: string | null;
            /** @description The vendor code */
            vendorID?: string | null;
            /** @description Where it is sent */
            vendorEmail?: string | null;
            /** @description The store or warehouse that receives: `WAREHOUSE/WH-RIVER` */
            shipTo?: string | null;
            /** Format: date */
            orderedOn?: string | null;
            /** Format: date */
            expectedOn?: string | null;
            /**
             * Format: date
             * @description The last day to send it
             */
            cancelAfter?: string | null;
            terms?: string | null;
            buyer?: string | null;
            freight?: number | string | null;
            discount?: number | string | null;
            remarks?: string | null;
            vendorName?: string | null;
            /** @description As it was called when the order was last saved */
            shipToName?: string | null;
            /** @description What it costs; left out without access to costs */
            total?: number | null;
            /** @description How often it was taken back after sending */
            revision?: number | null;
            /** Format: date-time */
            sentAt?: string | null;
        };
        PurchaseOrderRow: components["schemas"]["DocumentKept"] & components["schemas"]["PurchaseOrderKept"] & {
            /** @description The number of lines */
            lines: number;
            sentBack?: components["schemas"]["SentBack"];
        };
        PurchaseOrderPage: {
            data: components["schemas"]["PurchaseOrderRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.ordered` */
        PurchaseOrderDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            vendorAlias?: string | null;
            packSize?: number | string | null;
            ordered: number | string | null;
            /** @description The cost of the item if blank */
            unitCost?: number | string | null;
            tax?: number | string | null;
        };
        PurchaseOrderFields: {
            name?: string | null;
            /** @description Its number elsewhere */
            externalPO?: string | null;
            /** @description The vendor code */
            vendorID?: string | null;
            /** @description Where it is sent */
            vendorEmail?: string | null;
            /** @description The store or warehouse that receives: `WAREHOUSE/WH-RIVER` */
            shipTo?: string | null;
            /** Format: date */
            orderedOn?: string | null;
            /** Format: date */
            expectedOn?: string | null;
            /**
             * Format: date
             * @description The last day to send it
             */
            cancelAfter?: string | null;
            terms?: string | null;
            buyer?: string | null;
            freight?: number | string | null;
            discount?: number | string | null;
            remarks?: string | null;
            lines?: components["schemas"]["PurchaseOrderDraftLine"][];
        };
        /** @description An ordered item. Costs are left out without access to them */
        PurchaseOrderLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @description What the vendor calls it */
            vendorAlias?: string | null;
            /** @description Units in a pack */
            packSize?: number | null;
            /** @description Units */
            ordered: number;
            /** @description Major units of the company currency */
            unitCost?: number | null;
            /** @description In percent, on top of the cost */
            tax?: number | null;
            /** @description What the line costs without tax */
            extended?: number | null;
            received: number;
            rejected: number;
            canceled: number;
            /** @description What is still to come */
            open: number;
            /** @description The current name */
            itemName?: string;
        };
        PurchaseOrder: components["schemas"]["Document"] & components["schemas"]["PurchaseOrderKept"] & {
            lines: components["schemas"]["PurchaseOrderLine"][];
        };
        PurchaseOrderUpdate: {
            name?: string | null;
            /** @description Its number elsewhere */
            externalPO?: string | null;
            /** @description The vendor code */
            vendorID?: string | null;
            /** @description Where it is sent */
            vendorEmail?: string | null;
            /** @description The store or warehouse that receives: `WAREHOUSE/WH-RIVER` */
            shipTo?: string | null;
            /** Format: date */
            orderedOn?: string | null;
            /** Format: date */
            expectedOn?: string | null;
            /**
             * Format: date
             * @description The last day to send it
             */
            cancelAfter?: string | null;
            terms?: string | null;
            buyer?: string | null;
            freight?: number | string | null;
            discount?: number | string | null;
            remarks?: string | null;
            lines: components["schemas"]["PurchaseOrderDraftLine"][];
            version: components["schemas"]["Version"];
        };
        ReceiptKept: {
            /** @description The purchase order, such as PO-000001 */
            orderNumber?: string | null;
            /**
             * Format: date
             * @description The day it arrived; today if null
             */
            receivedOn?: string | null;
            packingSlip?: string | null;
            freight?: number | string | null;
            /** @description What the freight is divided by: VALUE or QUANTITY */
            freightBy?: string | null;
            remarks?: string | null;
            vendorName?: string | null;
            /** @description Where the goods arrived: `WAREHOUSE/WH-RIVER` */
            shipTo?: string | null;
            shipToName?: string | null;
        };
        ReceiptRow: components["schemas"]["DocumentKept"] & components["schemas"]["ReceiptKept"] & {
            /** @description The number of lines */
            lines: number;
        };
        ReceiptPage: {
            data: components["schemas"]["ReceiptRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.accepted` */
        ReceiptDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            accepted?: number | string | null;
            rejected?: number | string | null;
            reason?: string | null;
        };
        ReceiptFields: {
            /** @description The purchase order, such as PO-000001 */
            orderNumber: string | null;
            /**
             * Format: date
             * @description The day it arrived; today if null
             */
            receivedOn?: string | null;
            packingSlip?: string | null;
            freight?: number | string | null;
            /** @description What the freight is divided by: VALUE or QUANTITY */
            freightBy?: string | null;
            remarks?: string | null;
            lines?: components["schemas"]["ReceiptDraftLine"][];
        };
        /** @description What arrived of an item. Costs are left out without access to them */
        ReceiptLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @description Null for an item that the order does not name */
            ordered?: number | null;
            /** @description What was still to come */
            due?: number | null;
            accepted?: number | null;
            rejected?: number | null;
            /** @description Why it was rejected */
            reason?: string | null;
            /** @description Says that the item was not ordered */
            flag?: string | null;
            /** @description That of the order */
            unitCost?: number | null;
            /** @description The unit cost of the item before the receipt */
            costBefore?: number | null;
            /** @description The unit cost of the item after it, with its share of the freight */
            costAfter?: number | null;
            /** @description The current name */
            itemName?: string;
        };
        Receipt: components["schemas"]["Document"] & components["schemas"]["ReceiptKept"] & {
            lines: components["schemas"]["ReceiptLine"][];
        };
        ReceiptUpdate: {
            /** @description The purchase order, such as PO-000001 */
            orderNumber?: string | null;
            /**
             * Format: date
             * @description The day it arrived; today if null
             */
            receivedOn?: string | null;
            packingSlip?: string | null;
            freight?: number | string | null;
            /** @description What the freight is divided by: VALUE or QUANTITY */
            freightBy?: string | null;
            remarks?: string | null;
            lines: components["schemas"]["ReceiptDraftLine"][];
            version: components["schemas"]["Version"];
        };
        /**
         * @description The date format
         * @enum {string}
         */
        DateFormat: "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
        /**
         * @description 22:05 or 10:05 PM
         * @enum {string}
         */
        TimeFormat: "24h" | "12h";
        /**
         * @description The grouping and decimal separators of numbers
         * @enum {string}
         */
        NumberFormat: "1,234.56" | "1.234,56" | "1 234.56";
        /**
         * @description The first day of the week, which the quick dates "This week" and "Last week" start on
         * @enum {string}
         */
        FirstDay: "MONDAY" | "SUNDAY" | "SATURDAY";
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
            timeFormat: components["schemas"]["TimeFormat"];
            numberFormat: components["schemas"]["NumberFormat"];
            firstDay: components["schemas"]["FirstDay"];
            version: number;
        };
        /** @description What a user reads in other formats than the company's; null is as the company */
        PersonalFormats: {
            /** @description IANA name */
            timeZone: string | null;
            /** @enum {string|null} */
            dateFormat: "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY" | null;
            /** @enum {string|null} */
            timeFormat: "24h" | "12h" | null;
            /** @enum {string|null} */
            numberFormat: "1,234.56" | "1.234,56" | "1 234.56" | null;
            /** @enum {string|null} */
            firstDay: "MONDAY" | "SUNDAY" | "SATURDAY" | null;
            version: number;
        };
        Location: {
            id: string;
            type: components["schemas"]["LocationType"];
            name: string;
            venueName?: string | null;
            status: components["schemas"]["Status"];
        };
        Business: {
            company: components["schemas"]["Company"];
            /** @description Of GET /business/company/logo/{imageID}; null without a logo */
            logoID: string | null;
            personalFormats: components["schemas"]["PersonalFormats"];
            locations: components["schemas"]["Location"][];
        };
        /** @description Omitted fields stay unchanged. The currency determines its symbol. */
        CompanyUpdate: {
            version: components["schemas"]["Version"];
            name?: string;
            merchantID?: string;
            /** @description ISO 4217 code */
            currency?: string;
            /** @description IANA name */
            timeZone?: string;
            dateFormat?: components["schemas"]["DateFormat"];
            timeFormat?: components["schemas"]["TimeFormat"];
            numberFormat?: components["schemas"]["NumberFormat"];
            firstDay?: components["schemas"]["FirstDay"];
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
            status: components["schemas"]["Status"];
        };
        SkuType: {
            label: string;
            value: string;
            status: components["schemas"]["Status"];
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
            skuTypes: components["schemas"]["SkuType"][];
        };
        AdditionalAttribute: {
            attributeID: string;
            key: string;
            label: string;
            /**
             * @description The value type of the attribute
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
            /** @description Percent, or an amount of money, by discountType */
            value: number | null;
            /**
             * Format: date
             * @description The first day
             */
            startsOn: string | null;
            /**
             * Format: date
             * @description The last day
             */
            endsOn: string | null;
            /** @description On the clock of the place, as HH:MM */
            startTime: string | null;
            /** @description As HH:MM; before startTime it is on the next day */
            endTime: string | null;
            status: components["schemas"]["Status"];
        };
        SystemConfiguration: {
            key: string;
            value: string;
            /** @enum {string} */
            status: "ACTIVE" | "INACTIVE";
        };
        SystemSetting: {
            /** @enum {string} */
            key: "SPECIAL_CHARS_RESTRICTED" | "ATTRIBUTE_HIERARCHY_VALIDATION";
            value: string;
            /** @description The value that the change is based on */
            seen: string;
        };
        SystemSettingsUpdate: {
            configurations: components["schemas"]["SystemSetting"][];
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
        EntryID: string;
        /** @description The fields of a record. Its kind determines which are available and required; others are refused. */
        EntryFields: {
            /** @description Fixed after creation; items refer to it */
            id?: components["schemas"]["EntryID"];
            name?: string | null;
            description?: string | null;
            /** @description The parent: department of a category, category of a subcategory */
            parentID?: string | null;
            vendorID?: string | null;
            /** @description The key under which items store their values of an additional attribute; fixed after creation */
            key?: string | null;
            /** @description PERCENT or AMOUNT of a discount; TEXT, NUMBER, FLAG, DATE or CHOICE of an additional attribute */
            type?: string | null;
            /** @description The values of an additional attribute of the type CHOICE */
            choices?: string[] | null;
            /** @description Of a tax, in percent */
            rate?: number | null;
            /** @description Of a discount: percent, or an amount of money, by its type */
            value?: components["schemas"]["AmountOrNull"];
            /**
             * Format: date
             * @description The first day
             */
            startsOn?: string | null;
            /**
             * Format: date
             * @description The last day
             */
            endsOn?: string | null;
            /** @description On the clock of the place, as HH:MM; with endTime */
            startTime?: string | null;
            /** @description As HH:MM; before startTime it is on the next day */
            endTime?: string | null;
        };
        Entry: components["schemas"]["EntryFields"] & {
            id: string;
            status: components["schemas"]["Status"];
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        /** @description Omitted fields stay unchanged */
        EntryUpdate: components["schemas"]["EntryFields"] & {
            id: components["schemas"]["EntryID"];
            version: components["schemas"]["Version"];
        };
        EntryCreate: components["schemas"]["EntryFields"] & {
            id: components["schemas"]["EntryID"];
        };
        EntryIDs: components["schemas"]["EntryID"][];
        /** @description What refers to a record */
        EntryUse: {
            id: string;
            items: number;
            /** @description Records of the child list */
            entries: number;
            /** @description Sets of components, purchase orders and locations */
            others: number;
        };
        /** @description What moves from one record to another */
        Merge: {
            from: components["schemas"]["Entry"];
            into: components["schemas"]["Entry"];
            items: number;
            /** @description Records of the child list */
            entries: number;
            /** @description Sets of components, purchase orders and locations */
            others: number;
        };
        MergeRequest: {
            /** @description The record to delete */
            from: components["schemas"]["EntryID"];
            /** @description 'The record to keep, which takes over the references to the other' */
            into: components["schemas"]["EntryID"];
        };
        ImportedEntry: components["schemas"]["EntryFields"] & {
            id: string;
            line: components["schemas"]["Line"];
            status?: components["schemas"]["Status"];
        };
        ListImport: {
            entries: components["schemas"]["ImportedEntry"][];
        };
        /** @description What a location should get of an item. The unit cost is omitted if the user may not see cost. */
        SuggestedItem: {
            itemID: string;
            itemName: string;
            vendorID: string | null;
            vendorName: string | null;
            unitCost?: number;
            onHand: number;
            inTransit: number;
            /** @description Ordered from a vendor */
            inbound: number;
            /** @description In purchase orders that are not sent and transfers that are not shipped, to this location */
            drafted: number;
            reserved: number;
            /** @description Sold in the last `paceDays`, if days of cover were asked for */
            soldUnits?: number;
            /** @description Whole units; 0 if the sending location has none */
            quantity: number;
            /** @description The formula with its figures, a sentence for each step */
            steps: string[];
        };
        Replenishment: {
            data: components["schemas"]["SuggestedItem"][];
            /** @description How many items there are, also beyond the first 2,000 */
            total: number;
            /** @description The days over which the pace of sales is measured */
            paceDays: number;
        };
        NightlySuggestions: {
            data: {
                /** @description The store or warehouse: `STORE/HB-MAIN` */
                place: string;
                name: string;
                /** @description How many items it needs */
                items: number;
                /** @description How many units of them together */
                units: number;
                /** Format: date-time */
                suggestedAt: string;
            }[];
        };
        Role: {
            roleID: number;
            name: string;
            /** @description The standard role whose default access is its own; its own ID where it is one, or started with no access */
            baseRoleID: number;
            /** @description Created by the company, rather than one of the nineteen standard roles */
            custom: boolean;
            /** @description The number of active users with this role */
            holders: number;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        RoleName: string;
        RoleRename: {
            roleID: components["schemas"]["RoleID"];
            name: components["schemas"]["RoleName"];
            version: components["schemas"]["Version"];
        };
        RoleCreate: {
            name: components["schemas"]["RoleName"];
            /** @description The role whose access it starts with; without one, it has no access to anything */
            likeRoleID?: components["schemas"]["RoleID"];
        };
        /** @enum {string} */
        AccessLevel: "READ" | "WRITE" | "DELETE" | "NOACCESS";
        FeatureAccess: {
            key: string;
            access: components["schemas"]["AccessLevel"][];
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
            version: components["schemas"]["Version"];
            /** @description The features that change; all others stay */
            features: {
                key: string;
                access: components["schemas"]["AccessLevel"][];
            }[];
        };
        FoundRecord: {
            /** @description What it is, e.g. `item`, `vendor`, `priceChange` */
            kind: string;
            id: string;
            /** @description Blank where nothing names it besides its ID */
            name: string;
            /** @description What tells it apart where its ID means nothing to people: the name and role of a user */
            detail?: string;
            /** @description Its ID, its UPC or another code is what was searched for */
            isExact: boolean;
        };
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
            /** @description Seconds until the password expires, negative once it has; null if passwords do not expire */
            passwordExpiresInSeconds?: number | null;
        };
        AccountConfiguration: {
            key: string;
            value: string;
        };
        AuthorizationData: {
            features: components["schemas"]["FeatureAccess"][];
            /** @description Where these hold, with all that is there; none for everywhere */
            places: components["schemas"]["EntitledLocation"][];
        };
        /**
         * @description Due where present: until a code is accepted the token reaches only POST /2fa/verify, /2fa/enrollment and
         *     /2fa/enrollment/confirm, and POST /logout, for 15 minutes at most
         */
        SecondFactor: {
            /** @description Whether the user has an authenticator; otherwise enrollment comes first */
            enrolled: boolean;
        };
        LoginAnswer: {
            /** @description Opaque; goes into the header `token` */
            token: string;
            user: components["schemas"]["User"];
            /** @description Only if `fetchAccountConfig` was requested, and no second factor is pending */
            accountConfig?: components["schemas"]["AccountConfiguration"][];
            /** @description Absent while the second factor is pending */
            authorizationData?: components["schemas"]["AuthorizationData"];
            secondFactor?: components["schemas"]["SecondFactor"];
            /** @description Whether this session started in partner mode */
            partner?: boolean;
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
            /** @description The label of the button */
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
            version: components["schemas"]["Version"];
            name: string;
            email?: string | null;
            employeeID?: string | null;
            roleID: components["schemas"]["RoleID"];
            locations?: components["schemas"]["EntitledLocation"][];
        };
        StaffUser: {
            userID: string;
            userName: string;
            name: string;
            email: string | null;
            employeeID: string | null;
            roleID: number;
            role: string;
            status: components["schemas"]["Status"];
            /** @description Where they work, of the caller's places; none for everywhere */
            locations: components["schemas"]["EntitledLocation"][];
            /** @description Too many wrong passwords, from one address or from all together */
            locked: boolean;
            /** Format: date-time */
            lastActiveAt: string | null;
            /** @description Whether they have set up an authenticator */
            secondFactor: boolean;
            /** @description Whether the caller may change this user */
            mayChange: boolean;
            /** @description Why not: what the user has that the caller lacks */
            changeDenied?: string;
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
            roleID: components["schemas"]["RoleID"];
            locations?: components["schemas"]["EntitledLocation"][];
            /** @description Mail them a link to choose a password, instead of returning one */
            mail?: boolean;
        };
        NewPassword: {
            user: components["schemas"]["StaffUser"];
            /** @description Returned once and not stored; null if a link was mailed, or if the same request is repeated. Good for 24 hours, to choose another password */
            password: string | null;
            /** @description Whether a link was mailed */
            mailed: boolean;
        };
        /** @description Omitted fields stay unchanged; null is as the company */
        PersonalFormatsUpdate: {
            version: components["schemas"]["Version"];
            /** @description IANA name */
            timeZone?: string | null;
            /** @enum {string|null} */
            dateFormat?: "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY" | null;
            /** @enum {string|null} */
            timeFormat?: "24h" | "12h" | null;
            /** @enum {string|null} */
            numberFormat?: "1,234.56" | "1.234,56" | "1 234.56" | null;
            /** @enum {string|null} */
            firstDay?: "MONDAY" | "SUNDAY" | "SATURDAY" | null;
        };
        AccountSettingUpdate: {
            key: string;
            value: string;
            /** @description The value that the change is based on */
            seen: string;
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
        CodeRequest: {
            /** @description Six digits of the authenticator, or a recovery code; spaces and dashes are ignored */
            code: string;
        };
        NewToken: {
            /** @description Replaces the token of the call */
            token: string;
        };
        Enrollment: {
            /** @description In base32, to type in where a QR code cannot be read */
            secret: string;
            /** @description The `otpauth:` address for the QR code */
            uri: string;
        };
        Enrolled: {
            /** @description Replaces the token of the call */
            token: string;
            /** @description Ten, each valid once */
            recoveryCodes: string[];
        };
        RecoveryCodes: {
            /** @description Ten, each valid once */
            recoveryCodes: string[];
        };
        ForgotRequest: {
            /** @description Company code */
            domain: string;
            username: string;
        };
        /** @description Not the user name, not the current password, not a common password */
        ChosenPassword: string;
        ResetRequest: {
            /** @description Company code */
            domain: string;
            /** @description Of the link in the mail, or `passwordKey` of POST /login */
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
             * @description Accurate to ten seconds
             */
            activeAt: string;
            /** @description Whether it is the session of this call */
            current: boolean;
        };
        WouldRefuse: {
            /** @description item, or the kind of a list or of another record */
            kind: string;
            field: string;
            /** @description The field and what it belongs to */
            label: string;
            /** @description At most 1000 */
            count: number;
            /** @description Whether there are more */
            capped: boolean;
            /** @description At most 3 */
            examples: {
                /** @description Blank for what the company has once */
                id: string;
                value: string;
            }[];
        };
        /** @description The logo that the change is based on; blank for none */
        SeenLogo: string;
        Logo: {
            logoID: string | null;
        };
        Printer: {
            printerID: components["schemas"]["PrinterID"];
            name: string;
            model: string;
            dpi: number;
            address: string;
            port: number;
            darkness: number;
            offsetX: number;
            offsetY: number;
            version: number;
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        PrinterInput: {
            name: string;
            model: string;
            /** @description 203, 300 or 600 */
            dpi: number;
            /** @description An IPv4 address of a private network */
            address: string;
            /** @description A port of printers, such as 9100 */
            port: number;
            /** @description Added to the darkness set at the printer */
            darkness: number;
            /** @description How many dots labels move to the right */
            offsetX: number;
            /** @description How many dots labels move down */
            offsetY: number;
        };
        PrinterUpdate: {
            name: string;
            model: string;
            dpi: number;
            address: string;
            port: number;
            darkness: number;
            offsetX: number;
            offsetY: number;
            version: components["schemas"]["Version"];
        };
        SsoProviderSettings: {
            name: string;
            issuer: string;
            clientID: string;
            version: number;
            /** @description `operator` if it was set on the server */
            updatedBy: string;
            /** Format: date-time */
            updatedAt: string;
        };
        SsoSettings: {
            /** @description The address to register at the provider */
            returnAddress: string;
            provider: components["schemas"]["SsoProviderSettings"] | null;
        };
        SsoProviderUpdate: {
            /** @description What the provider is called */
            name: string;
            /** @description The https address that identifies the provider */
            issuer: string;
            clientID: string;
            /** @description Left out to keep the stored one */
            clientSecret?: string;
            /** @description Left out to set up the first */
            version?: number;
        };
        SsoTest: {
            /** @enum {string} */
            state: "waiting" | "passed" | "failed";
            /** Format: date-time */
            startedAt: string;
            /** @description Why nobody could sign in like this */
            failure: string | null;
            issuer: string | null;
            /** @description What the provider calls the person */
            subject: string | null;
            email: string | null;
            /** @description Whether the provider says that it has verified the address */
            isEmailVerified: boolean;
            /** @description The user whom a sign-in would have signed in */
            userName: string | null;
            /** @description Whether the person is bound to that user by an earlier sign-in */
            isBound: boolean;
        };
        SsoTestStart: {
            /** @description The page to open; null if the test has failed already */
            url: string | null;
            test: components["schemas"]["SsoTest"];
        };
        TransferHeader: {
            /** @description The store or warehouse that ships: `WAREHOUSE/WH-RIVER` */
            from?: string | null;
            /** @description The store or warehouse that receives */
            to?: string | null;
            /** @description Who asked for it */
            requestedBy?: string | null;
            /** @description Of a carrier */
            tracking?: string | null;
            remarks?: string | null;
        };
        TransferPlaces: {
            /** @description As it was called when the transfer was last saved */
            fromName: string | null;
            /** @description As it was called when the transfer was last saved */
            toName: string | null;
        };
        TransferRow: components["schemas"]["DocumentKept"] & components["schemas"]["TransferHeader"] & components["schemas"]["TransferPlaces"] & {
            /** @description The number of lines */
            lines: number;
        };
        TransferPage: {
            data: components["schemas"]["TransferRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.requested` */
        TransferDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            requested: number | string | null;
            shipped?: number | string | null;
            received?: number | string | null;
            lost?: number | string | null;
            damaged?: number | string | null;
            returned?: number | string | null;
            reason?: string | null;
        };
        TransferFields: {
            /** @description The store or warehouse that ships: `WAREHOUSE/WH-RIVER` */
            from?: string | null;
            /** @description The store or warehouse that receives */
            to?: string | null;
            /** @description Who asked for it */
            requestedBy?: string | null;
            /** @description Of a carrier */
            tracking?: string | null;
            remarks?: string | null;
            lines?: components["schemas"]["TransferDraftLine"][];
        };
        /** @description An item that moves, with how what was shipped ended */
        TransferLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @description The current name */
            itemName?: string;
            /** @description On hand at the source when the line was last read before it was shipped */
            available: number | null;
            requested: number;
            shipped: number | null;
            received: number | null;
            lost: number | null;
            damaged: number | null;
            returned: number | null;
            /** @description Why something was lost, damaged or returned */
            reason: string | null;
            /** @description Left out without READ access to costs */
            unitCost?: number | null;
        };
        Transfer: components["schemas"]["Document"] & components["schemas"]["TransferHeader"] & components["schemas"]["TransferPlaces"] & {
            lines: components["schemas"]["TransferLine"][];
        };
        TransferUpdate: {
            /** @description The store or warehouse that ships: `WAREHOUSE/WH-RIVER` */
            from?: string | null;
            /** @description The store or warehouse that receives */
            to?: string | null;
            /** @description Who asked for it */
            requestedBy?: string | null;
            /** @description Of a carrier */
            tracking?: string | null;
            remarks?: string | null;
            lines: components["schemas"]["TransferDraftLine"][];
            version: components["schemas"]["Version"];
        };
        OnHand: {
            itemID: string;
            onHand: number;
        };
        StockedItem: {
            itemID: string;
            name: string;
            onHand: number;
        };
        StaffUserPage: {
            data: components["schemas"]["StaffUser"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        RoleChoice: {
            roleID: number;
            name: string;
            /** @description Whether the caller may assign it to a user */
            mayGive: boolean;
        };
        UserStatusUpdate: {
            status: components["schemas"]["Status"];
        };
        View: {
            viewID: string;
            screen: string;
            name: string;
            state: string;
            /** @description Whether every user of the company sees it */
            shared: boolean;
            /** @description The roles whose users see it; only to its owner */
            roleIDs: number[];
            /** @description Whether the list opens with it: the choice of the user, or else that for their role */
            opens: boolean;
            /** @description The roles for which the list opens with it; only to users who may change roles */
            opensForRoleIDs?: number[];
            /** @description Whether the user saved it: only they may replace or delete it */
            own: boolean;
        };
        ViewFields: {
            /** @description The screen it belongs to, e.g. `products` */
            screen: string;
            name: string;
            /** @description Filters, sort and columns as the screen writes them */
            state: string;
            /**
             * @description Whether every user of the company sees it
             * @default false
             */
            shared: boolean;
            /** @description The roles whose users see it */
            roleIDs?: components["schemas"]["RoleID"][];
        };
        OpeningView: {
            /** @description The screen of the list, e.g. `products` */
            screen: string;
            /** @description null for the list without a view */
            viewID: string | null;
        };
        WritedownHeader: {
            /** @description OBSOLETE, DAMAGED, SPOILED or MARKET */
            reason?: string | null;
            remarks?: string | null;
        };
        WritedownRow: components["schemas"]["DocumentKept"] & components["schemas"]["WritedownHeader"] & {
            /** @description The number of lines */
            lines: number;
        };
        WritedownPage: {
            data: components["schemas"]["WritedownRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.newCost` */
        WritedownDraftLine: {
            lineID?: components["schemas"]["DraftLineID"];
            itemID: string | null;
            newCost: number | string | null;
        };
        WritedownFields: {
            /** @description OBSOLETE, DAMAGED, SPOILED or MARKET */
            reason?: string | null;
            remarks?: string | null;
            lines?: components["schemas"]["WritedownDraftLine"][];
        };
        /** @description A lower unit cost of an item */
        WritedownLine: {
            lineID: components["schemas"]["LineID"];
            itemID: string;
            /** @description The current name */
            itemName?: string;
            /** @description Of the item: now, or right before it was applied */
            unitCost: number | null;
            newCost: number;
            /** @description Of the item: now, or right before it was applied. Left out without READ access to prices */
            sellingPrice?: number | null;
        };
        Writedown: components["schemas"]["Document"] & components["schemas"]["WritedownHeader"] & {
            lines: components["schemas"]["WritedownLine"][];
        };
        WritedownUpdate: {
            /** @description OBSOLETE, DAMAGED, SPOILED or MARKET */
            reason?: string | null;
            remarks?: string | null;
            lines: components["schemas"]["WritedownDraftLine"][];
            version: components["schemas"]["Version"];
        };
        /** @description What a writedown does to the value of the stock at a location */
        WritedownEffect: {
            /** @enum {string} */
            locationType: "STORE" | "WAREHOUSE";
            locationID: string;
            locationName: string;
            /** @description On hand of all its items together */
            units: number;
            /** @description Units x (new cost - unit cost): 0 or less, unless stock is negative */
            effect: number;
        };
    };
    responses: {
        /**
         * @description The server cannot answer: 408 the request took too long to arrive; 429 the user sends too much at a time; 500 a
         *     fault of the server; 503 it is busy; 507 its disk is full. With 429 and 503, `retry-after` is the number of seconds to wait.
         */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request breaks a rule; nothing was changed */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description No token, or one that is no longer valid */
        Unauthorized: {
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
        /**
         * @description Somebody else has changed the record: `body` holds the current one, who changed it and when. Or somebody else is
         *     changing the same data, or the request ID is that of a different request: then there is no body. Nothing was changed.
         */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the operation reads */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is of another media type */
        WrongType: {
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
        /** @description Too many attempts; `retry-after` is the number of seconds to wait */
        TooMany: {
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
        /**
         * @description The work takes longer and goes on in the background. The same request with the same `X-Client-Request-ID`, sent again
         *     after `retry-after` seconds, answers its result.
         */
        StillRunning: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The user could not be signed in at the identity provider. If the client secret cannot be read any more because the key
         *     it was encrypted with is lost, `error_description` says that single sign-on is not available.
         */
        SsoRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The code is wrong or was used before, the request breaks another rule, or the secret of the authenticator cannot be
         *     read any more because the key it was encrypted with is lost: then a recovery code passes, until an administrator
         *     resets the second factor.
         */
        CodeRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description The key that encrypts secrets was replaced while this process ran, so it stores none until it is started again; or the
         *     server is busy, and `retry-after` is the number of seconds to wait.
         */
        KeyReplaced: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Client type */
        Client: "console_portal" | "partner_portal";
        /** @description Unique ID of the request, without dashes */
        RequestID: string;
        /** @description The `nextCursor` of the previous page */
        Cursor: string;
        /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
        Limit: number;
        /** @description Field to sort by; a leading `-` sorts descending */
        Sort: string;
        /** @description Part of a name or an ID, in any case */
        Search: string;
        /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
        WriteID: string;
        /** @description Such as PC-000123; in either case, with or without the leading zeros */
        DocumentNumber: string;
        /** @description The name of the file, with its ending */
        FileName: string;
        AttachmentID: string;
        /** @description Only the item of `itemID`, or every variant of its product */
        ItemScope: "item" | "product";
        /** @description `false` returns the whole list, at most 200,000 rows */
        Pagination: boolean;
        /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
        Source: "FORM" | "API";
        /** @description Statuses, separated by commas */
        StatusList: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdjustments: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of adjustments */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["AdjustmentPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createAdjustment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustmentFields"];
            };
        };
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Adjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    importOpeningBalances: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningBalances"];
            };
        };
        responses: {
            /** @description The result for each row */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkOpeningBalances: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningBalances"];
            };
        };
        responses: {
            /** @description The planned result for each row */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Adjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveAdjustment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustmentUpdate"];
            };
        };
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Adjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    moveAdjustment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Adjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listAdjustmentEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printAdjustment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addAdjustmentAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Adjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getAdjustmentAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the adjustment names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeAdjustmentAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The adjustment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Adjustment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    getHomeFigures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: components["schemas"]["HomeFigures"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSales: {
        parameters: {
            query: {
                /** @description First second */
                from: components["schemas"]["EpochSeconds"];
                /** @description Last second */
                to: components["schemas"]["EpochSeconds"];
                /** @description The length of a period; at most 400 periods are returned */
                interval?: components["schemas"]["SalesInterval"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: components["schemas"]["Sales"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    getItemSales: {
        parameters: {
            query: {
                itemID: string;
                /** @description Only the item of `itemID`, or every variant of its product */
                scope?: components["parameters"]["ItemScope"];
                /** @description First second */
                from: components["schemas"]["EpochSeconds"];
                /** @description Last second */
                to: components["schemas"]["EpochSeconds"];
                /** @description The length of a period; at most 400 periods are returned */
                interval?: components["schemas"]["SalesInterval"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: components["schemas"]["Sales"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    getItemStock: {
        parameters: {
            query: {
                itemID: string;
                /** @description Only the item of `itemID`, or every variant of its product */
                scope?: components["parameters"]["ItemScope"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock by location and in total */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    streamChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listChangeSets: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    prepareBulkEdit: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description 'The change set, being prepared' */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getChangeSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listChangeSetRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description change lists the changed items; unchanged and problems those left out; changedSince those changed again. */
                show?: "change" | "unchanged" | "problems" | "changedSince";
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listChangeSetStays: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                changeSetID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, items first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ChangeSetStay"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    undoChangeSet: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description The change set that undoes it, being applied */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listCounts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["CountPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createCount: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountFields"];
            };
        };
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveCount: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountUpdate"];
            };
        };
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    moveCount: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listCountEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addCountAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getCountAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the count names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeCountAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Count"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    getCountSheet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["CountSheet"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    addCountTallies: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountTallies"];
            };
        };
        responses: {
            /** @description What has been counted of their items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["CountTalliesAnswer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listItemsToCount: {
        parameters: {
            query: {
                /** @description The store or warehouse: `WAREHOUSE/WH-RIVER` */
                place: string;
                /** @description Only items of this department */
                departmentID?: string;
                /** @description Only items of this vendor */
                vendorID?: string;
                /** @description Only items of which less than nothing is on hand */
                negative?: boolean;
                /** @description Only so many items, those first that were never counted, then those that were counted longest ago */
                longestAgo?: number;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items in their order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ItemToCount"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listCtoItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listOptionGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateOptionGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    createOptionGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listComponents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    addComponent: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    setComponentStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    generateComponents: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listRestrictions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateRestriction: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    createRestriction: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its groups in order, with everything needed to price a choice */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
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
            /** @description By the same rules as in the Config to order tab */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listEntitlements: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                expand?: "item";
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                itemID?: string;
                /** @description Only the item of `itemID`, or every variant of its product */
                scope?: components["parameters"]["ItemScope"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: {
                            data: components["schemas"]["Entitlement"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    entitleItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeEntitlements: {
        parameters: {
            query: {
                /** @description Entitlement IDs, separated by commas */
                id: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listSold: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                registerID?: string;
                /** @description A minute on the wall clock of the place, such as 2026-03-06T19:30; now if it is left out */
                at?: string;
                /** @description entitled lists whatever the place may sell at any time, sold only what it sells at the minute */
                show?: "entitled" | "sold";
                /** @description Only what is inherited, or only what is not */
                inherited?: boolean;
                /** @description Whether to count */
                total?: boolean;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SoldPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    countEntitlements: {
        parameters: {
            query: {
                locationID: string;
                locationType: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementCount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listEntitlementCells: {
        parameters: {
            query: {
                /** @description At most 200 item IDs, separated by commas */
                items: string;
                /** @description At most 200 locations with their types, separated by commas, such as `STORE/S1,VENUE/V1` */
                locations: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, in the order asked for */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["EntitlementRow"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    compareEntitlements: {
        parameters: {
            query: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                locationID: string;
                locationType: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                otherID: string;
                otherType: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                /** @description Only those that one location may sell, or both at other dates */
                show?: "onlyHere" | "onlyThere" | "dates";
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of items, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementComparison"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listEntitlementChanges: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["PastEntitlementChange"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    changeEntitlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CellChange"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeEntitlementCells: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CellSelection"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    copyEntitlements: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitlementCopy"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    undoEntitlementChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                changeID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntitlementUndo"];
            };
        };
        responses: {
            /** @description What was changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["EntitlementChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listItemHistory: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Only changes of this field */
                field?: string;
                /** @description Only changes by this user */
                user?: string;
                source?: components["schemas"]["ChangeSource"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                itemID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes, and the users who made any */
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
                            /** @description The user names of everybody who has changed the item */
                            people: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    addImage: {
        parameters: {
            query: {
                itemID: string;
                /** @description The file's name for error messages */
                name?: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Whether to return only those that the user has checked and not applied */
                waiting?: boolean;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    findImportMapping: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportHeader"];
            };
        };
        responses: {
            /** @description The columns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ImportColumns"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    putImportPart: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            503: components["responses"]["StillRunning"];
            default: components["responses"]["Unavailable"];
        };
    };
    applyImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    cancelImport: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    countImportPictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    fetchImportPictures: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description The result for each */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            503: components["responses"]["StillRunning"];
            default: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                action?: "create" | "update" | "unchanged";
                warning?: components["schemas"]["ImportWarningCode"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, in file order */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listImportRejections: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description The rule that was broken */
                code?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rejections, in file order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ImportRejectedCell"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listImportCorrections: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cells, in file order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ImportCorrectedCell"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    correctImportCells: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportCorrection"];
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
                        body: components["schemas"]["ImportCorrected"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listImportChangedHere: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of values, by item ID and field */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ImportChangedHere"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    chooseImportValues: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                importID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportChoice"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getInventorySummary: {
        parameters: {
            query?: {
                /** @description What each row is about */
                by?: components["schemas"]["SummaryBy"];
                /** @description The past time; now if it is left out */
                at?: string;
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                departmentID?: string;
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, by name, and the sums of all */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SummaryPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportInventorySummary: {
        parameters: {
            query?: {
                /** @description What each row is about */
                by?: components["schemas"]["SummaryBy"];
                /** @description The past time; now if it is left out */
                at?: string;
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                departmentID?: string;
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listStockMovements: {
        parameters: {
            query: {
                itemID: string;
                /** @description Only what was posted until then */
                at?: string;
                locationID?: string;
                locationType?: "VENUE" | "STORE" | "WAREHOUSE" | "ARTIST";
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["MovementPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending. Items with equal values follow by item ID. Without it, items are sorted by name, after those whose ID, UPC or additional UPC is the search itself, if they are at most 10 */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Additional parts to return, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case. Master SKUs are searched only for users who may see them; code does likewise */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas; a comma or a backslash of an ID itself has a backslash before it */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description Items of these products, separated by commas */
                productID?: string;
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
                skuType?: string;
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
                /** @description Items without one of these, separated by commas: a selling price above 0, a picture, a tax. 403 for a field that the user may not see */
                missing?: string;
                /** @description From one amount to another, as in `5..9.50`, `5..` and `..9.50`. 403 for users who may not see it */
                sellingPrice?: components["schemas"]["AmountRange"];
                /** @description As sellingPrice */
                costPrice?: components["schemas"]["AmountRange"];
                /** @description From one day of the company to another, as in `2026-03-01..2026-03-31`; either end may be left out */
                createdAt?: components["schemas"]["DayRange"];
                /** @description As createdAt */
                updatedAt?: components["schemas"]["DayRange"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    createItem: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportItems: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending. Items with equal values follow by item ID. Without it, items are sorted by name, after those whose ID, UPC or additional UPC is the search itself, if they are at most 10 */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Additional parts to return, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case. Master SKUs are searched only for users who may see them; code does likewise */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas; a comma or a backslash of an ID itself has a backslash before it */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description Items of these products, separated by commas */
                productID?: string;
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
                skuType?: string;
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
                /** @description Items without one of these, separated by commas: a selling price above 0, a picture, a tax. 403 for a field that the user may not see */
                missing?: string;
                /** @description From one amount to another, as in `5..9.50`, `5..` and `..9.50`. 403 for users who may not see it */
                sellingPrice?: components["schemas"]["AmountRange"];
                /** @description As sellingPrice */
                costPrice?: components["schemas"]["AmountRange"];
                /** @description From one day of the company to another, as in `2026-03-01..2026-03-31`; either end may be left out */
                createdAt?: components["schemas"]["DayRange"];
                /** @description As createdAt */
                updatedAt?: components["schemas"]["DayRange"];
                format?: "csv" | "xlsx";
                /** @description Names of fields, margin, updatedAt and updatedBy, separated by commas: these columns in this order, as a screen shows them. All that can be imported where left out. */
                columns?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    countItemValues: {
        parameters: {
            query: {
                field: "status" | "type" | "department" | "category" | "subcategory" | "brand" | "vendor" | "season" | "style" | "color" | "size" | "team" | "printerCategory" | "royaltyLevel" | "skuType" | "tax" | "discount" | "uom" | "fee" | "missing";
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case. Master SKUs are searched only for users who may see them; code does likewise */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas; a comma or a backslash of an ID itself has a backslash before it */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description Items of these products, separated by commas */
                productID?: string;
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
                skuType?: string;
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
                /** @description Items without one of these, separated by commas: a selling price above 0, a picture, a tax. 403 for a field that the user may not see */
                missing?: string;
                /** @description From one amount to another, as in `5..9.50`, `5..` and `..9.50`. 403 for users who may not see it */
                sellingPrice?: components["schemas"]["AmountRange"];
                /** @description As sellingPrice */
                costPrice?: components["schemas"]["AmountRange"];
                /** @description From one day of the company to another, as in `2026-03-01..2026-03-31`; either end may be left out */
                createdAt?: components["schemas"]["DayRange"];
                /** @description As createdAt */
                updatedAt?: components["schemas"]["DayRange"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Values that some item has */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ValueCount"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateItems: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            503: components["responses"]["StillRunning"];
            default: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description By name, of products and items alike; a leading `-` sorts descending. Without it, rows are sorted by name, after those with an item whose ID, UPC or additional UPC is the search itself, if these are at most 10 */
                sort?: "name" | "-name";
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case. Master SKUs are searched only for users who may see them; code does likewise */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas; a comma or a backslash of an ID itself has a backslash before it */
                itemIDOnSearch?: string;
                /** @description Items whose ID, UPC, master SKU or one of whose additional UPCs is exactly one of these, separated by commas: what a scanner reads */
                code?: string;
                /** @description The item with this ID */
                itemID?: string;
                /** @description Items of these products, separated by commas */
                productID?: string;
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
                skuType?: string;
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
                /** @description Items without one of these, separated by commas: a selling price above 0, a picture, a tax. 403 for a field that the user may not see */
                missing?: string;
                /** @description From one amount to another, as in `5..9.50`, `5..` and `..9.50`. 403 for users who may not see it */
                sellingPrice?: components["schemas"]["AmountRange"];
                /** @description As sellingPrice */
                costPrice?: components["schemas"]["AmountRange"];
                /** @description From one day of the company to another, as in `2026-03-01..2026-03-31`; either end may be left out */
                createdAt?: components["schemas"]["DayRange"];
                /** @description As createdAt */
                updatedAt?: components["schemas"]["DayRange"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ProductPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    replaceLocationHints: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeLocationHints: {
        parameters: {
            query: {
                itemID: string;
                /** @description Location IDs, separated by commas */
                locationID: string;
                /** @description The type of these locations */
                locationType: components["schemas"]["LocationType"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    generateAutoID: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type: "ITEM" | "UPC";
                    /** @default 1 */
                    count?: number;
                };
            };
        };
        responses: {
            /** @description The first one, and all of them */
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
                            all: string[];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The components with cost, price and quantity on hand */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            /** @description The components with cost, price and quantity on hand */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    printTestLabel: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                printerID: components["schemas"]["PrinterID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestLabel"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listLabelJobs: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of print jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["LabelJob"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createLabelJob: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelJobInput"];
            };
        };
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkLabelJob: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelJobPlan"];
            };
        };
        responses: {
            /** @description What would be printed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getLabelJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listLabelJobLines: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
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
                            data: components["schemas"]["LabelJobLine"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printLabelJob: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelJobPrint"];
            };
        };
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    cancelLabelJob: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    markLabelsPrinted: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelsPrinted"];
            };
        };
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelJob"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    downloadLabelPDF: {
        parameters: {
            query?: {
                /** @description The first label */
                from?: number;
                /** @description That of the first free place of the first sheet, counted from 0; that of the job without one */
                row?: number;
                /** @description That of the first free place, likewise */
                column?: number;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    downloadLabelZPL: {
        parameters: {
            query?: {
                /** @description The first label */
                from?: number;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    getLabelImage: {
        parameters: {
            query?: {
                /** @description Its number */
                label?: number;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                labelJobID: components["schemas"]["LabelJobID"];
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
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listLabelDefaults: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of defaults */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["LabelDefault"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createLabelDefault: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelDefaultInput"];
            };
        };
        responses: {
            /** @description As it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelDefault"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateLabelDefault: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                labelDefaultID: components["schemas"]["LabelDefaultID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelDefaultUpdate"];
            };
        };
        responses: {
            /** @description As it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelDefault"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteLabelDefault: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                labelDefaultID: components["schemas"]["LabelDefaultID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listLabelReprints: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                templateID?: string;
                /** @description Only items that are on hand at this store or warehouse */
                place?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
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
                            data: components["schemas"]["LabelReprint"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listLabelTemplates: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: string;
                /** @description Uses, separated by commas */
                use?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, active first, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelTemplatePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createLabelTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelTemplateInput"];
            };
        };
        responses: {
            /** @description As it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelTemplate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getLabelTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                templateID: components["schemas"]["LabelTemplateID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelTemplate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateLabelTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path: {
                templateID: components["schemas"]["LabelTemplateID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelTemplateUpdate"];
            };
        };
        responses: {
            /** @description As it is stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelTemplate"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteLabelTemplate: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path: {
                templateID: components["schemas"]["LabelTemplateID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listLabelTemplateVersions: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                templateID: components["schemas"]["LabelTemplateID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["LabelTemplateVersion"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    getLabelSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateLabelSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelSettingsUpdate"];
            };
        };
        responses: {
            /** @description As they are stored */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["LabelSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: {
                            data: components["schemas"]["Venue"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createVenue: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getVenue: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                venueID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
                        body: components["schemas"]["VenueDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateVenue: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                venueID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueUpdate"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    setVenueStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                venueID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationStatus"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listStores: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                venueID?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: {
                            data: components["schemas"]["Store"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createStore: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getStore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                storeID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
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
                        body: components["schemas"]["StoreDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateStore: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                storeID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreUpdate"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    setStoreStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                storeID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationStatus"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                venueID?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: {
                            data: components["schemas"]["Warehouse"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createWarehouse: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseCreate"];
            };
        };
        responses: {
            /** @description The warehouse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Warehouse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getWarehouse: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                warehouseID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warehouse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["WarehouseDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateWarehouse: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                warehouseID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarehouseUpdate"];
            };
        };
        responses: {
            /** @description The warehouse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Warehouse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    setWarehouseStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                warehouseID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationStatus"];
            };
        };
        responses: {
            /** @description The warehouse */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Warehouse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listRegisters: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                storeID?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: {
                            data: components["schemas"]["Register"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterCreate"];
            };
        };
        responses: {
            /** @description The register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Register"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getRegister: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                registerID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["RegisterDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateRegister: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                registerID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterUpdate"];
            };
        };
        responses: {
            /** @description The register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Register"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    setRegisterStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                registerID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationStatus"];
            };
        };
        responses: {
            /** @description The register */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Register"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listReportingGroups: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reporting groups */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            data: components["schemas"]["ReportingGroup"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createReportingGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportingGroupCreate"];
            };
        };
        responses: {
            /** @description The reporting group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ReportingGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getReportingGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                reportingGroupID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reporting group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ReportingGroupDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateReportingGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                reportingGroupID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportingGroupUpdate"];
            };
        };
        responses: {
            /** @description The reporting group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ReportingGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    setReportingGroupStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                reportingGroupID: components["schemas"]["LocationID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationStatus"];
            };
        };
        responses: {
            /** @description The reporting group */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ReportingGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    importLocations: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                kind: components["schemas"]["LocationKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationImport"];
            };
        };
        responses: {
            /** @description The result for each row */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkLocations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["LocationKind"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationImport"];
            };
        };
        responses: {
            /** @description The planned result for each row */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listVenuePlans: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans from which no venue has been created yet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["BegunVenue"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createVenuePlan: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan: components["schemas"]["VenuePlan"];
                };
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredVenuePlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getVenuePlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                planID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredVenuePlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveVenuePlan: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                planID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                    plan: components["schemas"]["VenuePlan"];
                };
            };
        };
        responses: {
            /** @description The plan */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StoredVenuePlan"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteVenuePlan: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                planID: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    createPlannedVenue: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                planID: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: components["schemas"]["Version"];
                };
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
                        body: {
                            venueID: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getMailSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["MailSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateMailSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSettingsUpdate"];
            };
        };
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["MailSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mails */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SentMail"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SentMail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    listOnboardingSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    visitOnboardingSteps: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPartners: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Partners by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PartnerGrant"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPartnerCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PartnerCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    renewPartnerCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PartnerCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    withdrawPartnerCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    savePartner: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                partnerCode: components["schemas"]["CompanyCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerGrantUpdate"];
            };
        };
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PartnerGrant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    endPartner: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                partnerCode: components["schemas"]["CompanyCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerEnd"];
            };
        };
        responses: {
            /** @description The partner */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PartnerGrant"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    requestMerchant: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MerchantRequest"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    listMerchants: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPriceChanges: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
                /** @description Whether they wait for the user, who can approve them: has the permission, has not worked on them and sees all of their lines */
                waiting?: boolean;
                /** @description Whether the user created them and somebody sent them back, and they were not submitted again */
                sentBack?: boolean;
                /** @description Only those that end after this time, or that have no end and start at this time or later. Those without a time are left out */
                endsAfter?: string;
                /** @description Only those that start before this time. Those without a time are left out */
                startsBefore?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of price changes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChangePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createPriceChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceChangeFields"];
            };
        };
        responses: {
            /** @description The price change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPriceChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    savePriceChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceChangeUpdate"];
            };
        };
        responses: {
            /** @description The price change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    movePriceChange: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The price change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPriceChangeEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportPriceChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printPriceChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addPriceChangeAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The price change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPriceChangeAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the price change names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removePriceChangeAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The price change */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPurchaseOrders: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
                /** @description Vendor codes, separated by commas */
                vendorID?: string;
                /** @description The first day on which they are expected */
                expectedFrom?: string;
                /** @description The last day on which they are expected */
                expectedTo?: string;
                /** @description Whether they were sent and should have arrived by now */
                overdue?: boolean;
                /** @description Whether they wait for the user, who can approve them: has the permission and has not worked on them */
                waiting?: boolean;
                /** @description Whether the user created them and somebody sent them back, and they were not submitted again */
                sentBack?: boolean;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of purchase orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrderPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createPurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderFields"];
            };
        };
        responses: {
            /** @description The purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    savePurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseOrderUpdate"];
            };
        };
        responses: {
            /** @description The purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    movePurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPurchaseOrderEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printPurchaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addPurchaseOrderAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getPurchaseOrderAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the purchase order names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removePurchaseOrderAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    copyPurchaseOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new purchase order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PurchaseOrder"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listReceipts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
                /** @description The numbers of their purchase orders, separated by commas */
                orderNumber?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of receipts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["ReceiptPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptFields"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptUpdate"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    moveReceipt: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listReceiptEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addReceiptAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getReceiptAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the receipt names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeReceiptAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Receipt"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    getBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Company, own formats and locations */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listAdditionalAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listFees: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                /** @description Discount types, separated by commas */
                discountType?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listSystemConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateSystemConfiguration: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemSettingsUpdate"];
            };
        };
        responses: {
            /** @description All entries */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listTaxes: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listUnits: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
                        body: {
                            data: components["schemas"]["Event"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Records, active first, then inactive, alphabetical */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description The record */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    createEntry: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description The record */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteEntry: {
        parameters: {
            query: {
                /** @description The record */
                id: components["schemas"]["EntryID"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    setEntryStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description The changed records */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listEntryUses: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts by record */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    previewMerge: {
        parameters: {
            query: {
                /** @description The record to delete */
                from: components["schemas"]["EntryID"];
                /** @description The record to keep */
                into: components["schemas"]["EntryID"];
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                kind: components["schemas"]["ListKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What would move; nothing has been changed */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    mergeEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    importEntries: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            /** @description The result for each row */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    checkEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            /** @description The planned result for each row */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getReplenishment: {
        parameters: {
            query: {
                /** @description The store or warehouse: `STORE/HB-MAIN` */
                place: string;
                /** @description Another one that sends the units; vendors send them if it is left out */
                from?: string;
                /** @description How long the stock should last; the levels alone decide if it is left out */
                coverDays?: number;
                vendorID?: string;
                departmentID?: string;
                /** @description Only items that are replenished automatically */
                automatic?: boolean;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first 2,000 items by ID */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Replenishment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listNightlySuggestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locations by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["NightlySuggestions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    renameRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                roleID: components["schemas"]["RoleID"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query: {
                /** @description The role that its users get */
                to: components["schemas"]["RoleID"];
                version: components["schemas"]["Version"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                roleID: components["schemas"]["RoleID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role that its users have now */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveRoleGrants: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                roleID: components["schemas"]["RoleID"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    searchRecords: {
        parameters: {
            query: {
                search: string;
                /** @description Only these kinds, separated by commas */
                kinds?: string;
                /** @description At most this many records */
                limit?: number;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Records */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["FoundRecord"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    loginForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    ssoLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["SsoRefused"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None or one; also none if the company does not exist */
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
            default: components["responses"]["Unavailable"];
        };
    };
    startSso: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            /** @description The URL to open */
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
            401: components["responses"]["SsoRefused"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
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
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
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
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching users, starting with the one with exactly this name */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    authorise: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updatePersonalFormats: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalFormatsUpdate"];
            };
        };
        responses: {
            /** @description Your formats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["PersonalFormats"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listAccountConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    updateAccountConfiguration: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    accountConfigurations: components["schemas"]["AccountSettingUpdate"][];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    authenticateCloud: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    portalConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            default: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    verifySecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            /** @description Signed in; GET /authorise returns the user's access */
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
            400: components["responses"]["CodeRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your second factor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: {
                            enrolled: boolean;
                            recoveryCodesLeft: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    beginEnrollment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, and the URL for a QR code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Enrollment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            503: components["responses"]["KeyReplaced"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmEnrollment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            /** @description A new token, and the recovery codes, which are never returned again */
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
            400: components["responses"]["CodeRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    replaceRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            /** @description The recovery codes, which are never returned again */
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
            400: components["responses"]["CodeRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your own sessions */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secret: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["CodeRefused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    pingSession: {
        parameters: {
            query?: {
                /** @description Whether the user has typed, clicked or moved since the last ping */
                input?: boolean;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    previewSystemConfiguration: {
        parameters: {
            query?: {
                /** @description The restricted characters */
                restricted?: string;
                /** @description Whether the hierarchy of classifications is checked */
                hierarchy?: boolean;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By field, those without a value left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["WouldRefuse"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    setCompanyLogo: {
        parameters: {
            query: {
                seen: components["schemas"]["SeenLogo"];
                /** @description The file's name for error messages */
                name?: string;
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
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
            /** @description The logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Logo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeCompanyLogo: {
        parameters: {
            query: {
                seen: components["schemas"]["SeenLogo"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
                /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
                "X-Client-Source"?: components["parameters"]["Source"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Logo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    getCompanyLogo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                imageID: components["schemas"]["ImageID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listPrinters: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Printers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Printer"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createPrinter: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrinterInput"];
            };
        };
        responses: {
            /** @description The printer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Printer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    updatePrinter: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                printerID: components["schemas"]["PrinterID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrinterUpdate"];
            };
        };
        responses: {
            /** @description The printer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Printer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    deletePrinter: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                printerID: components["schemas"]["PrinterID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSsoProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SsoSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveSsoProvider: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SsoProviderUpdate"];
            };
        };
        responses: {
            /** @description The provider */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SsoSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeSsoProvider: {
        parameters: {
            query: {
                version: components["schemas"]["Version"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    getSsoTest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SsoTest"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    startSsoTest: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The test */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["SsoTestStart"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    listTransfers: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transfers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["TransferPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferFields"];
            };
        };
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferUpdate"];
            };
        };
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    moveTransfer: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listTransferEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addTransferAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getTransferAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the transfer names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeTransferAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Transfer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    listOnHand: {
        parameters: {
            query: {
                /** @description The store or warehouse: `WAREHOUSE/WH-RIVER` */
                place: string;
                /** @description Item IDs, separated by commas */
                itemIDs: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One entry for each of the items */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["OnHand"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listStockAt: {
        parameters: {
            query: {
                /** @description The store or warehouse: `STORE/HB-MAIN` */
                place: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["StockedItem"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description Statuses, separated by commas */
                status?: components["parameters"]["StatusList"];
                /** @description Only this user */
                userID?: string;
                /** @description Role IDs, separated by commas */
                role?: string;
                /** @description Those assigned to this location, its venue or a location in it: STORE/S1 */
                location?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    listRoleChoices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    setUserStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    unlockUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
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
                /** @description Unique ID of the request, without dashes */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveView: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    deleteView: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
    setOpeningView: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningView"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    setRoleOpeningView: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                roleID: components["schemas"]["RoleID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningView"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listWritedowns: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page at most; a page of large rows ends earlier, and `nextCursor` leads to the rest */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending */
                sort?: components["parameters"]["Sort"];
                /** @description Part of a name or an ID, in any case */
                search?: components["parameters"]["Search"];
                /** @description States, separated by commas */
                state?: string;
                /** @description User names, separated by commas */
                createdBy?: string;
            };
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of writedowns */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["WritedownPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Unavailable"];
        };
    };
    createWritedown: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WritedownFields"];
            };
        };
        responses: {
            /** @description The writedown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Writedown"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getWritedown: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The writedown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Writedown"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    saveWritedown: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WritedownUpdate"];
            };
        };
        responses: {
            /** @description The writedown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Writedown"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    moveWritedown: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentActionRequest"];
            };
        };
        responses: {
            /** @description The writedown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Writedown"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    listWritedownEvents: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["DocumentEvent"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    listWritedownEffects: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Locations */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["WritedownEffect"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    exportWritedown: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
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
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    printWritedown: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A tagged PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            default: components["responses"]["Unavailable"];
        };
    };
    addWritedownAttachment: {
        parameters: {
            query: {
                /** @description The name of the file, with its ending */
                name: components["parameters"]["FileName"];
            };
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description The writedown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Writedown"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            default: components["responses"]["Unavailable"];
        };
    };
    getWritedownAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes */
                "X-Client-Request-ID"?: components["parameters"]["RequestID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, of the media type that the writedown names */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Unavailable"];
        };
    };
    removeWritedownAttachment: {
        parameters: {
            query?: never;
            header: {
                /** @description Client type */
                "RC-Client"?: components["parameters"]["Client"];
                /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
                "X-Client-Request-ID": components["parameters"]["WriteID"];
            };
            path: {
                /** @description Such as PC-000123; in either case, with or without the leading zeros */
                number: components["parameters"]["DocumentNumber"];
                attachmentID: components["parameters"]["AttachmentID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The writedown */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: components["schemas"]["ResponseCode"];
                        message: string;
                        body: components["schemas"]["Writedown"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Unavailable"];
        };
    };
}
