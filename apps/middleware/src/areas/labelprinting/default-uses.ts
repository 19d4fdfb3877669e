import type { WriteTransaction } from '#calls/write.ts'
import { refused } from '#failures/failures.ts'

/** Throws the 400 while a label default, at whatever location, names the template or the printer. */
export async function refuseWhileDefault(
  { everywhere }: WriteTransaction,
  column: 'template_id' | 'printer_id',
  id: string,
  name: string,
) {
  const found = await everywhere
    .selectFrom('label_default')
    .select('label_default_id')
    .where(column, '=', id)
    .limit(1)
    .executeTakeFirst()
  if (found) throw refused(`${name} is a label default. Change the default first.`)
}
