import type { Migration } from '#database/migrate.ts'

/**
 * The text that searches compare: without case, accents, widths and the shapes of quotes and dashes. Accents go first,
 * because a database of the locale C knows the case of plain letters only. Most texts are plain ASCII, which takes a fifth
 * of the time.
 */
export const migration: Migration = {
  name: '0192-folded-search',
  statements: [
    `create function folded(given text) returns text immutable strict parallel safe language sql as $$
      select case when given ~ '^[\\x01-\\x7f]*$' then lower(given) else
        translate(
          replace(replace(replace(
            lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øłđħıς‘’‚‛ʼ′“”„‟″‐‑‒–—−', 'oldhiσ''''''''''''"""""------') end
    $$`,
    `update item set search = folded(search) where search !~ '^[\\x01-\\x7f]*$'`,
  ],
}
