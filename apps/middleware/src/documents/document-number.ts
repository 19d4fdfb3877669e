import { formatDocumentNumber } from '@greenroom/documents'
import type { WriteTransaction } from '#calls/write.ts'

/**
 * The next number of a kind, from 1 in each company. Other transactions wait until this one ends, so that a rollback
 * returns the number and leaves no gap.
 */
export async function takeNumber({ db }: WriteTransaction, { name, prefix }: { name: string; prefix: string }) {
  const { last_sequence: sequence } = await db
    .insertInto('document_number')
    .values({ kind: name, last_sequence: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['company_code', 'kind'])
        .doUpdateSet({ last_sequence: (eb) => eb('document_number.last_sequence', '+', 1) }),
    )
    .returning('last_sequence')
    .executeTakeFirstOrThrow()
  return { sequence, number: formatDocumentNumber(prefix, sequence) }
}
