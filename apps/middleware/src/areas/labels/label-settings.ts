import { checkCardPrice } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import type { CompanyQueries } from '#database/company-store.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { write } from '#calls/write.ts'
import { updateRecord } from '#calls/write-record.ts'
import type { HandlersOf } from '#calls/call.ts'
import { refusedField, versionConflict } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'

type Settings = components['schemas']['LabelSettings']

const FIELDS = ['cardPriceSource', 'cardPricePercent']

/** Where the card price of labels comes from; nowhere until a company chooses. */
export async function labelSettingsOf(db: CompanyQueries): Promise<Settings> {
  const row = await db.selectFrom('label_settings').selectAll().executeTakeFirst()
  return {
    cardPriceSource: row?.card_price_source ?? 'NONE',
    cardPricePercent: row?.card_price_percent ?? 0,
    version: row?.version ?? 0,
    updatedBy: row?.updated_by ?? '',
    updatedAt: row?.updated_at.toISOString() ?? null,
  }
}

export const labelSettingsHandlers: HandlersOf<'getLabelSettings' | 'updateLabelSettings'> = {
  getLabelSettings: async ({ company }) => ({ body: await labelSettingsOf(company.db) }),

  updateLabelSettings: (call) =>
    write(call, async (tx) => {
      const { cardPriceSource, cardPricePercent, version } = call.body
      await lockCompany(tx)
      const record = {
        entity: 'labelSettings',
        id: tx.code,
        fields: FIELDS,
        read: () => labelSettingsOf(tx.db),
      } as const
      const saved = await updateRecord(tx, record, async (before) => {
        if (before.version !== version) {
          const { updatedBy, updatedAt } = before
          throw versionConflict({ current: before, updatedBy, updatedAt: updatedAt ?? tx.at.toISOString() })
        }
        const fault = checkCardPrice({ source: cardPriceSource, percent: cardPricePercent })
        if (fault) throw refusedField('cardPricePercent', fault, cardPricePercent)
        const values = { card_price_source: cardPriceSource, card_price_percent: cardPricePercent }
        await (version > 0
          ? tx.db
              .updateTable('label_settings')
              .set({ ...values, ...nextVersion(tx) })
              .execute()
          : tx.db
              .insertInto('label_settings')
              .values({ ...values, ...stamp(tx) })
              .execute())
      })
      return { body: saved }
    }),
}
