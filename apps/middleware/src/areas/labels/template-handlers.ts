import { randomUUID } from 'node:crypto'
import { checkTemplate, isError, type LabelTemplate, readTemplate } from '@greenroom/labels'
import type { components } from '@greenroom/openapi'
import { checkRecord } from '@greenroom/validation'
import { sql } from 'kysely'
import { refuseWhileDefault } from '#areas/labelprinting/default-uses.ts'
import { restrictedIn } from '#companies/configuration.ts'
import { nextVersion, stamp } from '#calls/stamp.ts'
import { write, type WriteTransaction } from '#calls/write.ts'
import { createRecord, deleteRecord, requireVersion, updateRecord } from '#calls/write-record.ts'
import type { Call, HandlersOf } from '#calls/call.ts'
import { type FieldError, refused, refusedField } from '#failures/failures.ts'
import { lockCompany } from '#query/locks.ts'
import { findTemplate, showTemplate, showVersion, templateList, versionList } from './template-store.ts'

type Template = components['schemas']['LabelTemplate']

type Operation =
  | 'listLabelTemplates'
  | 'getLabelTemplate'
  | 'createLabelTemplate'
  | 'updateLabelTemplate'
  | 'deleteLabelTemplate'
  | 'listLabelTemplateVersions'

/** In one company. */
const MOST = 500
/** Of a template: the oldest ones go. */
const VERSIONS_KEPT = 50
/** Characters of a design as it is stored; pictures are most of a large one. */
const MOST_DESIGN = 512_000

/** The versions have the designs; `version` tells the history and other pages that the design has changed. */
const AUDITED = ['name', 'use', 'status', 'version']

export const templateHandlers: HandlersOf<Operation> = {
  listLabelTemplates: async ({ company, query }) => {
    const [page, total] = await Promise.all([
      templateList.page(company, query, showTemplate),
      templateList.total(company, query),
    ])
    return { body: { ...page, total } }
  },

  getLabelTemplate: async ({ company, params }) => ({ body: await findTemplate(company.db, params.templateID) }),

  createLabelTemplate: (call) =>
    answeringTemplate(call, async (tx) => {
      await lockCompany(tx)
      const id = randomUUID()
      const row = await readBody(tx, call.body, id)
      const { count } = await templateList.total(tx, {})
      if (count >= MOST) throw refused(`Your company has ${MOST} label templates. Delete one before you add another.`)
      const values = { ...row, template_id: id, ...stamp(tx) }
      const created = await createRecord(tx, recordOf(tx, id), () =>
        tx.db.insertInto('label_template').values(values).execute(),
      )
      await keepVersion(tx, id)
      return created
    }),

  updateLabelTemplate: (call) =>
    answeringTemplate(call, async (tx) => {
      await lockCompany(tx)
      const { templateID } = call.params
      const saved = await updateRecord(tx, recordOf(tx, templateID), async (before) => {
        requireVersion(before, call.body.version)
        if (before.use !== call.body.use) await refuseWhileDefault(tx, 'template_id', templateID, before.name)
        const row = await readBody(tx, call.body, templateID)
        await tx.db
          .updateTable('label_template')
          .set({ ...row, ...nextVersion(tx) })
          .where('template_id', '=', templateID)
          .execute()
      })
      await keepVersion(tx, templateID)
      return saved
    }),

  deleteLabelTemplate: (call) =>
    write(call, async (tx) => {
      await lockCompany(tx)
      const { templateID } = call.params
      await deleteRecord(tx, recordOf(tx, templateID), async ({ name }) => {
        await refuseWhileDefault(tx, 'template_id', templateID, name)
        await tx.db.deleteFrom('label_template').where('template_id', '=', templateID).execute()
      })
      return {}
    }),

  listLabelTemplateVersions: async ({ company, params: { templateID }, query }) => {
    await findTemplate(company.db, templateID)
    return { body: await versionList.page(company.db, { ...query, templateID }, showVersion) }
  },
}

/** A design is not stored again in the answer to a repeated request, which has it too. */
async function answeringTemplate(
  call: Call<'createLabelTemplate'> | Call<'updateLabelTemplate'>,
  save: (tx: WriteTransaction) => Promise<Template>,
) {
  const { body } = await write(call as Call, async (tx) => {
    const { design: _, ...stored } = await save(tx)
    return { body: stored }
  })
  // The contract lists the fields of all types of elements together.
  const design = readDesign(call.body.design) as unknown as Template['design']
  return { body: { ...body!, design } }
}

/** A single template, locked until the transaction ends. Reading it throws the 404. */
function recordOf(tx: WriteTransaction, id: string) {
  const read = () => findTemplate(tx.db, id, { forUpdate: true })
  return { entity: 'labelTemplate', id, fields: AUDITED, read } as const
}

/** Adds the current design to the versions. */
async function keepVersion({ db }: WriteTransaction, templateID: string) {
  await db
    .insertInto('label_template_version')
    .columns(['template_id', 'version', 'design', 'updated_by', 'updated_at'])
    .expression((select) =>
      select
        .selectFrom('label_template')
        .select(['template_id', 'version', sql<string>`design`.as('design'), 'updated_by', 'updated_at'])
        .where('template_id', '=', templateID),
    )
    .execute()
  await db
    .deleteFrom('label_template_version')
    .where('template_id', '=', templateID)
    .where(({ eb, selectFrom }) =>
      eb(
        'version',
        '<=',
        selectFrom('label_template')
          .select(sql<number>`version - ${VERSIONS_KEPT}::integer`.as('last'))
          .where('template_id', '=', templateID),
      ),
    )
    .execute()
}

/** The columns of a body. Throws the 400 if it breaks a rule. */
async function readBody(
  { db }: WriteTransaction,
  { use, status, design }: components['schemas']['LabelTemplateInput'],
  templateID: string,
) {
  const template = readDesign(design)
  const { name } = template
  const errors: FieldError[] = checkRecord('labelTemplate', { name }, await restrictedIn(db))
  errors.push(...checkTemplate(template).filter(isError).map(fieldError))
  if (errors.length > 0) throw refused(errors[0]!.message, errors)
  const stored = JSON.stringify(template)
  if (stored.length > MOST_DESIGN) {
    throw refusedField('design', 'The label is too large to be kept. Use fewer or smaller pictures.')
  }
  const alike = await db
    .selectFrom('label_template')
    .select('template_id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('template_id', '<>', templateID)
    .executeTakeFirst()
  if (alike) throw refusedField('name', `There is already a label template ${name}`, name)
  return { name, use, status, design: stored }
}

/** The design in the shape of `@greenroom/labels`, which knows what each type of element has. */
function readDesign(design: unknown): LabelTemplate {
  const read = readTemplate(design)
  if (read._tag === 'Success') return read.success
  throw refusedField('design', `This is not a label template: ${read.failure.message}`)
}

function fieldError({ elementID, code, message, params }: ReturnType<typeof checkTemplate>[number]): FieldError {
  const field = ['design', elementID, params['field']].filter((part) => part !== undefined).join('.')
  return { field, code, message }
}
