import type { Migration } from '#database/migrate.ts'

/** Capitals without accents of Latin, Greek, Cyrillic and Armenian, beyond ASCII. */
const CAPITALS =
  'ÆÐØÞĐĦŁŊŒŦƁƆƉƊƏƐƓƘƝƳƷẞ' +
  'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ' +
  'ЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѢҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾ' +
  'ԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖ'

/** The small letter of each, in the same order. */
const SMALL =
  'æðøþđħłŋœŧɓɔɖɗəɛɠƙɲƴʒß' +
  'αβγδεζηθικλμνξοπρστυφχψω' +
  'ђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѣґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿ' +
  'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ'

/**
 * A database of the locale C knows the case of plain letters only: searches for `кепка` would not find `КЕПКА`. What the
 * database leaves in capitals is put in small letters here, so that searches find the same in every database.
 */
export const migration: Migration = {
  name: '0203-folded-case',
  statements: [
    `create function small_letters(given text) returns text immutable strict parallel safe language sql as $$
      select case when lower(given) ~ '[${CAPITALS}]' then translate(lower(given), '${CAPITALS}', '${SMALL}')
        else lower(given) end
    $$`,
    `create or replace function folded(given text) returns text immutable strict parallel safe language sql as $$
      select case when given ~ '^[\\x01-\\x7f]*$' then lower(given) else
        translate(
          replace(replace(replace(
            small_letters(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f]', '', 'g')),
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
          'øłđħıς‘’‚‛ʼ′“”„‟″‐‑‒–—−', 'oldhiσ''''''''''''"""""------') end
    $$`,
    `update item set search = folded(search) where search ~ '[${CAPITALS}]'`,
  ],
}
