import type { DocumentState } from '@greenroom/documents'
import { Button, type GridColumn, Screen, Skeleton } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Plus } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { capitalized } from '#data/capitalized.ts'
import { type Formats, formatsAtom } from '#data/formats.ts'
import type { Page, PagedResource } from '#data/pages.ts'
import { PagedList } from '#records/PagedList.tsx'
import { ScreenBoundary } from '#screens/ScreenBoundary.tsx'
import { type Operation, useMay } from '#session/may.ts'
import type { DocumentQuery } from './document-atoms.ts'

type DocumentListProps<Row extends object> = {
  one: string
  many: string
  states: Readonly<Record<string, DocumentState>>
  pages: (query: DocumentQuery) => PagedResource<Page<Row> & { total: { count: number; capped: boolean } }>
  columns: (formats: Formats) => GridColumn<Row>[]
  pathOf: (number: string) => string
  /** What the search looks at. */
  placeholder: string
  /** How one comes about, while there is none. */
  hint: string
}

type DocumentListScreenProps<Row extends object> = DocumentListProps<Row> & {
  /** The operation that makes one; undefined if they are begun elsewhere. */
  create?: Operation
  /** What else can be done here. */
  more?: ReactNode
  /** What stands above the list. */
  children?: ReactNode
}

/** The documents of a kind, the newest first. */
export function DocumentListScreen<Row extends { number: string }>(props: DocumentListScreenProps<Row>) {
  const { create, more, children, ...list } = props
  const title = capitalized(list.many)
  const actions = (
    <>
      {more}
      {create && <NewButton {...list} create={create} />}
    </>
  )
  return (
    <Screen title={title} actions={actions}>
      {children}
      <ScreenBoundary fallback={<Skeleton shape="grid" rows={16} columns={7} />}>
        <DocumentList {...list} />
      </ScreenBoundary>
    </Screen>
  )
}

type NewButtonProps = Pick<DocumentListProps<never>, 'one' | 'pathOf'> & { create: Operation }

function NewButton({ one, pathOf, create }: NewButtonProps) {
  const navigate = useNavigate()
  const { may } = useMay(create)
  return (
    may && (
      <Button variant="primary" icon={<Plus />} onPress={() => navigate(pathOf('new'))}>
        {`New ${one}`}
      </Button>
    )
  )
}

function DocumentList<Row extends { number: string }>(props: DocumentListProps<Row>) {
  const { one, many, states, pages, columns: columnsOf, pathOf, placeholder, hint } = props
  const navigate = useNavigate()
  const formats = useAtomValue(formatsAtom)
  const [params] = useSearchParams()
  const { search, state, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const list = pages({ search: useDeferredValue(search), state, sort })
  const columns = useMemo(() => columnsOf(formats), [columnsOf, formats])
  const options = Object.entries(states).map(([id, { label }]) => ({ id, label }))
  return (
    <PagedList
      {...{ one, many, list, columns, placeholder, hint }}
      rowId={({ number }) => number}
      filters={[{ name: 'state', label: 'Status', options }]}
      onOpen={({ number }) => navigate(pathOf(number))}
    />
  )
}
