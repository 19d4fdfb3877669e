// Generated from the contract by `npm run gen`. Do not edit.
export interface paths {
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
         * @description Items that were changed since are never touched; items that an import created stay.
         */
        post: operations["undoChangeSet"];
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
        /** The number of items in an applied import whose web picture has not been fetched yet */
        get: operations["countImportPictures"];
        put?: never;
        /**
         * Fetch the pictures of the next few items into their galleries
         * @description Each item is a transaction of its own. A picture that could not be fetched is reported, and can be retried.
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
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending. Items with equal values follow by item ID. */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Additional parts to return, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The filtered items as CSV or as a workbook, in list order
         * @description Takes the filters of the list. Without a choice of columns it has all columns that an import can fill, and
         *     importing it unmodified changes nothing. Values that the caller may not see are omitted.
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
        /** The next free ID, returned only once */
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
    "/business": {
        parameters: {
            query?: never;
            header?: never;
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
        /** A new role that starts with the access of another */
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
                roleID: number;
            };
            cookie?: never;
        };
        /** A role, its access, and its users */
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
            header?: never;
            path: {
                roleID: number;
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
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with company code, username and password, and get the user's access */
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
         * @description Always redirects the browser to our own login page, whatever the request.
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the company's account */
        get: operations["listAccountConfiguration"];
        /** Change settings of the company's account; settings not listed stay unchanged */
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
         * Choose a new password with the key from the mail
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
    "/session/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check every 15 seconds that the session still exists; never counts as activity */
        post: operations["pingSession"];
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
        /** Reset a user's password, mailed as a link or returned once; their sessions end at once */
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
        /** The user's saved views for a screen, by name */
        get: operations["listViews"];
        put?: never;
        /** Save a view; it replaces one of the same name and screen */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        EpochSeconds: number;
        /**
         * @default day
         * @enum {string}
         */
        SalesInterval: "day" | "week" | "month";
        /**
         * @description OK_000 Request processed; ER_000 Request not processed; ER_001 Token invalid; ER_002 Token expired;
         *     ER_003 Token not found; ER_004 Error creating token; ER_005 Unauthorised access; ER_006 Requested content not found;
         *     ER_007 No file(s) found to upload; ER_008 CSRF verification failure; ER_009 Refresh token not found;
         *     ER_010 You are not allowed to access this application.
         * @enum {string}
         */
        ResponseCode: "OK_000" | "ER_000" | "ER_001" | "ER_002" | "ER_003" | "ER_004" | "ER_005" | "ER_006" | "ER_007" | "ER_008" | "ER_009" | "ER_010";
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
            /** @description What the caller needs to continue, such as the current record after a conflict */
            body?: unknown;
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
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: string | null;
            name?: string;
            /** @description Major units of the company currency */
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
        /** @description An adjustment of one price of every item. A missing price stays blank. */
        PriceAdjustment: {
            /** @enum {string} */
            field: "costPrice" | "sellingPrice" | "msrp";
            /** @enum {string} */
            by: "AMOUNT" | "PERCENT";
            /** @description Major units of the company currency, or percent of the current price; negative lowers it */
            value: number;
            /**
             * @description Half a step rounds up; ENDS_95 and ENDS_99 give the nearest price with that ending
             * @enum {string}
             */
            rounding: "NONE" | "CENT" | "FIVE_CENTS" | "TEN_CENTS" | "HALF" | "WHOLE" | "ENDS_95" | "ENDS_99";
        };
        /** @description The filter of the list as a body; only items with these IDs if itemIDs is given */
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
            /** @description What undoing it would do. Only when a single applied change set is requested */
            undo?: {
                /** @description Items not changed since */
                possible: number;
                /** @description Items changed since, which would stay unchanged */
                changedSince: number;
                /** @description Items that an import created; they stay */
                created: number;
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
        };
        UndoRequest: {
            /** @description Undo the rest if some items were changed since; otherwise nothing is undone */
            leaveChanged?: boolean;
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
            /** @description On hand over all locations */
            qoh: number;
            /** @description Its option groups in order */
            groupIDs: string[];
            /** @description The number of words and numbers it allows */
            allowances: number;
        };
        OptionGroupID: string;
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
            minLength: number;
            maxLength: number;
            /** @description The characters that may be typed */
            characters: string;
            /** @description The sets for letters and digits; without any they take nothing from stock */
            componentSetIDs: string[];
            /** @description The components to pick from */
            picks: string[];
            maxPicks: number;
            /** @enum {string} */
            priceRule: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Omitted if the user may not see prices; requires WRITE to CATALOG_PRODUCT_PRICE */
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
            minLength?: number;
            maxLength?: number;
            /** @description The characters that may be typed */
            characters?: string;
            /** @description The sets for letters and digits; without any they take nothing from stock */
            componentSetIDs?: string[];
            /** @description The components to pick from */
            picks?: string[];
            maxPicks?: number;
            /** @enum {string} */
            priceRule?: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Omitted if the user may not see prices; requires WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: number;
            /** @enum {string} */
            place?: "BACK_TOP" | "BACK_CENTRE" | "BACK_BOTTOM" | "CHEST_LEFT" | "CHEST_RIGHT" | "FRONT_CENTRE" | "SLEEVE_LEFT" | "SLEEVE_RIGHT";
            required?: boolean;
            rules?: components["schemas"]["OptionRule"][];
            status?: components["schemas"]["Status"];
            /** @description The version last read; any other returns 409 */
            version: number;
        };
        /** @description Omitted fields default to a plain text group without a price */
        OptionGroupCreate: {
            /** @description Fixed after creation */
            id: components["schemas"]["OptionGroupID"];
            name: string;
            /** @enum {string} */
            type: "TEXT" | "NUMBER" | "PICK";
            minLength?: number;
            maxLength?: number;
            /** @description The characters that may be typed */
            characters?: string;
            /** @description The sets for letters and digits; without any they take nothing from stock */
            componentSetIDs?: string[];
            /** @description The components to pick from */
            picks?: string[];
            maxPicks?: number;
            /** @enum {string} */
            priceRule?: "FLAT" | "PER_CHARACTER" | "PER_COMPONENT";
            /** @description Omitted if the user may not see prices; requires WRITE to CATALOG_PRODUCT_PRICE */
            sellingPrice?: number;
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
            /** @description On hand over all locations */
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
            /** @description The version last read; any other returns 409 */
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
        /** @description An item's group with the item's overrides */
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
            /** @description The version last read */
            version: number;
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
            itemID: string;
            upc: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: string | null;
            name: string;
            /** @description Major units of the company currency */
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
        Entitlement: {
            id: string;
            itemID: string;
            locationID: string;
            locationType: components["schemas"]["LocationType"];
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
            /** @description The version last read */
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
            /** @description Reference records created with it */
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
        /**
         * @description One kind of reference data
         * @enum {string}
         */
        ListKind: "department" | "category" | "subcategory" | "style" | "color" | "size" | "sizeBrick" | "brand" | "season" | "team" | "vendor" | "printerCategory" | "royaltyLevel" | "additionalAttribute" | "fee" | "tax" | "discount" | "unit";
        NewEntry: {
            kind: components["schemas"]["ListKind"];
            id: string;
            name: string;
        };
        ImportStart: {
            fileName: string;
            /** @description The header row */
            columns: string[];
            /** @description The column for each field of the item, or for an additional attribute as `attributes.KEY` */
            mapping: {
                field: string;
                column: number;
            }[];
            /**
             * @description Entries of lists that the items refer to and that are made when the import is applied. Takes WRITE access to
             *     the feature of their list. Of an additional attribute the ID is the key as well.
             */
            newEntries?: components["schemas"]["NewEntry"][];
            /** @description The values of a new item in fields without a column; an existing item keeps its own */
            defaults?: components["schemas"]["ItemFields"];
        };
        ImportItem: {
            /** @description The line of the item in the file */
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
            /** @description The whole row, to be corrected */
            cells: string[];
        };
        ImportPart: {
            items: components["schemas"]["ImportItem"][];
            rejections: components["schemas"]["ImportRejection"][];
        };
        /** @description The counts of the file reader */
        ImportReading: {
            /** @description Rows in the file without the header */
            rows: number;
            /** @description Rows left out by choice, e.g. without a name */
            skipped: number;
            /** @description Rows that differ from their item's previous row; the last one wins */
            conflicts: number;
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
            /** @description Items whose picture has not been fetched yet */
            left: number;
            /** @description Where to continue; null after the last item */
            next: string | null;
        };
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
        };
        /** @description The number of matching rows; `capped` if there are more than `count` */
        Total: {
            count: number;
            capped: boolean;
        };
        ItemPage: {
            data: components["schemas"]["Item"][];
            nextCursor: string | null;
            total?: components["schemas"]["Total"];
        };
        /** @description A new variant, or the changes of an existing one */
        VariantFields: {
            itemID?: string;
            upc?: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: string | null;
            name?: string;
            /** @description Major units of the company currency */
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
            /** @description Of an existing variant, the version that was edited: an older one is refused */
            version?: number;
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
            hint: string;
            location: components["schemas"]["HintLocation"];
        };
        PackageQuantity: {
            itemID: string;
            /** @description Above 0, at most 3 decimals */
            quantity: number;
        };
        /** @description Omitted fields stay unchanged */
        ItemUpdate: {
            itemID: string;
            upc?: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: string | null;
            name?: string;
            /** @description Major units of the company currency */
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
            itemID: string;
            upc: string;
            additionalUPCs?: string[];
            masterSKU?: string | null;
            productID?: string | null;
            /** @description The name of its product. An item that moves to another product takes that name; giving one renames the product */
            productName?: string | null;
            name: string;
            /** @description Major units of the company currency */
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
            /** @description Every item of the product, the default item first; empty without fetchVariants */
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
             * @description On hand over all locations; of a package, how many can be made of its own parts. Left out where no stock is
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
            /** @description The version last read */
            version: number;
            /** @description All components of the package; any others are removed */
            components: components["schemas"]["PackageQuantity"][];
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
        Merchant: {
            companyCode: string;
            name: string;
            /**
             * @description A revoked merchant cannot be opened
             * @enum {string}
             */
            status: "Active" | "Revoked";
            /** @description The number of visited steps of `steps` */
            stepsVisited: number;
            steps: number;
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
        PriceChangeHeader: {
            /** @description Why the prices change */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When they change; if null, as soon as the price change is approved
             */
            effectiveAt?: string | null;
        };
        PriceChangeRow: components["schemas"]["DocumentKept"] & components["schemas"]["PriceChangeHeader"] & {
            /** @description The number of lines */
            lines: number;
        };
        PriceChangePage: {
            data: components["schemas"]["PriceChangeRow"][];
            nextCursor: string | null;
            total: components["schemas"]["Total"];
        };
        /** @description A line as typed. Its issues are reported by path, such as `lines.3.price` */
        PriceChangeDraftLine: {
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
             * @description When they change; if null, as soon as the price change is approved
             */
            effectiveAt?: string | null;
            lines?: components["schemas"]["PriceChangeDraftLine"][];
        };
        DocumentTotal: {
            name: string;
            label: string;
            /** @enum {string} */
            kind: "money" | "count" | "percent";
            value: number;
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
            /** @description The state that it leads to; omitted if it is not possible */
            to?: string;
            /** @description What it leads to in this document as stored; omitted if it is not possible or always leads to the same */
            outcome?: {
                /** @description For the button */
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
            attachments: components["schemas"]["DocumentAttachment"][];
            actions: components["schemas"]["DocumentAction"][];
            /** @description Why the user cannot change header and lines; omitted if they can */
            readOnlyReason?: string;
        };
        /** @description A new price of an item */
        PriceChangeLine: {
            itemID: string;
            /** @enum {string} */
            field: "costPrice" | "sellingPrice" | "msrp";
            /** @description Major units of the company currency */
            price: number;
            /** @description The price when the line was last saved; null if it had none */
            was: number | null;
            /** @description The current name */
            itemName?: string;
        };
        PriceChange: components["schemas"]["Document"] & components["schemas"]["PriceChangeHeader"] & {
            lines: components["schemas"]["PriceChangeLine"][];
        };
        PriceChangeUpdate: {
            /** @description Why the prices change */
            reason?: string | null;
            /**
             * Format: date-time
             * @description When they change; if null, as soon as the price change is approved
             */
            effectiveAt?: string | null;
            lines: components["schemas"]["PriceChangeDraftLine"][];
            /** @description That was edited */
            version: number;
        };
        DocumentActionRequest: {
            action: string;
            /** @description The version last read */
            version: number;
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
        /**
         * @description The date format
         * @enum {string}
         */
        DateFormat: "YYYY-MM-DD" | "DD.MM.YYYY" | "MM/DD/YYYY";
        /**
         * @description The grouping and decimal separators of numbers
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
        /** @description Omitted fields stay unchanged. The currency determines its symbol. */
        CompanyUpdate: {
            /** @description The version last read; any other returns 409 */
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
        StoreCreate: {
            storeID: string;
            name: string;
            /** @description The venue it is in */
            venueID?: string | null;
        };
        Warehouse: {
            id: string;
            warehouseID: string;
            name: string;
            status: components["schemas"]["Status"];
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
        /** @description Omitted fields stay unchanged */
        EntryUpdate: components["schemas"]["EntryFields"] & {
            id: components["schemas"]["EntryID"];
            /** @description The version last read; any other returns 409 */
            version: number;
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
        };
        /** @description What moves from one record to another */
        Merge: {
            from: components["schemas"]["Entry"];
            into: components["schemas"]["Entry"];
            items: number;
            /** @description Records of the child list */
            entries: number;
        };
        MergeRequest: {
            /** @description The record to delete */
            from: components["schemas"]["EntryID"];
            /** @description 'The record to keep, which takes over the references to the other' */
            into: components["schemas"]["EntryID"];
        };
        ImportedEntry: components["schemas"]["EntryFields"] & {
            id: string;
            /** @description Its line in the file */
            line: number;
            status?: components["schemas"]["Status"];
        };
        ListImport: {
            entries: components["schemas"]["ImportedEntry"][];
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
        Register: {
            id: string;
            registerID: string;
            name: string;
            storeID?: string | null;
            storeName?: string | null;
            status: components["schemas"]["Status"];
        };
        Role: {
            roleID: number;
            name: string;
            /** @description 'The role whose default access it started with: its own ID, unless custom' */
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
            roleID: number;
            name: components["schemas"]["RoleName"];
            version: number;
        };
        RoleCreate: {
            name: components["schemas"]["RoleName"];
            /** @description The role whose access it starts with */
            likeRoleID: number;
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
            /** @description The version last read; any other returns 409 */
            version: number;
            /** @description The features that change; all others stay */
            features: {
                key: string;
                access: components["schemas"]["AccessLevel"][];
            }[];
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
            /** @description Only if `fetchAccountConfig` was requested */
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
            /** @description The version last read; any other returns 409 */
            version: number;
            name: string;
            email?: string | null;
            employeeID?: string | null;
            roleID: number;
            locations?: string[];
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
            /** @description IDs of the locations where they work */
            locations: string[];
            /** @description Too many wrong passwords from one address in the last half hour */
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
            /** @description Mail them a link to choose a password, instead of returning one */
            mail?: boolean;
        };
        NewPassword: {
            user: components["schemas"]["StaffUser"];
            /** @description Returned once and not stored; null if a link was mailed, or if the same request is repeated */
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
        CodeRequest: {
            /** @description Six digits of the authenticator, or a recovery code; spaces and dashes are ignored */
            code: string;
        };
        NewToken: {
            /** @description Replaces the token of the call */
            token: string;
        };
        Enrollment: {
            /** @description In base32 */
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
             * @description Accurate to ten seconds
             */
            activeAt: string;
            /** @description Whether it is the session of this call */
            current: boolean;
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
        PasswordReset: {
            /** @description Mail them a link to choose a password, instead of returning one */
            mail: boolean;
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
        /** @description Requested content not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Somebody else has changed the record; `body` holds the current one, who changed it and when */
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
        /** @description Too many attempts; `retry-after` is the number of seconds to wait */
        TooMany: {
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
        /** @description Only the item of `itemID`, or every variant of its product */
        ItemScope: "item" | "product";
        /** @description The `nextCursor` of the previous page */
        Cursor: string;
        /** @description Rows per page */
        Limit: number;
        /** @description Unique ID of the request, without dashes; a write repeated with the same ID has no second effect */
        WriteID: string;
        /** @description `false` returns the whole list, at most 200,000 rows */
        Pagination: boolean;
        /** @description FORM if a person enters the change by hand; otherwise the history shows a program (API) */
        Source: "FORM" | "API";
        /** @description Field to sort by; a leading `-` sorts descending */
        Sort: string;
        /** @description Part of a name or an ID, in any case */
        Search: string;
        /** @description Such as PC-000123; in either case, with or without the leading zeros */
        DocumentNumber: string;
        /** @description The name of the file, with its ending */
        FileName: string;
        AttachmentID: string;
        /** @description Statuses, separated by commas */
        StatusList: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                        body: components["schemas"]["ItemSales"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
        };
    };
    listChangeSets: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listChangeSetRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listEntitlements: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listItemHistory: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
            503: components["responses"]["StillRunning"];
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
            503: components["responses"]["StillRunning"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                action?: "create" | "update" | "unchanged";
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
        };
    };
    listImportRejections: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
                            data: components["schemas"]["ImportRejection"][];
                            nextCursor: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listItems: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending. Items with equal values follow by item ID. */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Additional parts to return, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
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
            409: components["responses"]["Conflict"];
        };
    };
    exportItems: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description Field to sort by; a leading `-` sorts descending. Items with equal values follow by item ID. */
                sort?: "name" | "-name" | "itemID" | "-itemID" | "upc" | "-upc" | "sellingPrice" | "-sellingPrice" | "costPrice" | "-costPrice" | "updatedAt" | "-updatedAt";
                /** @description Additional parts to return, separated by commas */
                expand?: string;
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
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
            503: components["responses"]["StillRunning"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
                limit?: components["parameters"]["Limit"];
                /** @description By name, of products and items alike; a leading `-` sorts descending */
                sort?: "name" | "-name";
                /** @description Whether to count the matching items, up to 10,000 */
                total?: boolean;
                /** @description Part of an item ID, a UPC, an additional UPC, the master SKU, the name or the product name, in any case */
                search?: string;
                /** @description Items with exactly these IDs, separated by commas */
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
            401: components["responses"]["Unauthorized"];
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
        };
    };
    listPriceChanges: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listStores: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listWarehouses: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
        };
    };
    listRegisters: {
        parameters: {
            query?: {
                /** @description `false` returns the whole list, at most 200,000 rows */
                pagination?: components["parameters"]["Pagination"];
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            429: components["responses"]["TooMany"];
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
            429: components["responses"]["TooMany"];
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
            429: components["responses"]["TooMany"];
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
            401: components["responses"]["Unauthorized"];
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
            401: components["responses"]["Unauthorized"];
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
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
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
            429: components["responses"]["TooMany"];
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
            429: components["responses"]["TooMany"];
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
            429: components["responses"]["TooMany"];
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
        };
    };
    pingSession: {
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
        };
    };
    listStaff: {
        parameters: {
            query?: {
                /** @description The `nextCursor` of the previous page */
                cursor?: components["parameters"]["Cursor"];
                /** @description Rows per page */
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
            401: components["responses"]["Unauthorized"];
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
        };
    };
}
