import { dataOf } from '@greenroom/api-client'
import { Button, EmptyState, Grid, GridStatus, MultiSelect, SearchField } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { apiAtom } from '#app/api.ts'
import { readSort, sortText, withParam } from '#app/list-address.ts'
import styles from '#app/records/records.module.css'
import { usePages } from '#app/use-pages.ts'
import { userPath } from './paths.ts'
import { userListSettingsAtom } from './users.atoms.ts'
import { userColumns } from './users.columns.ts'

const PAGE = 200
const STATUSES = ['Active', 'Inactive'].map((status) => ({ id: status, label: status }))

/** The list with what narrows it above. Search, filters and order live in the address. */
export function UserList() {
  const api = useAtomValue(apiAtom)
  const { roles, formats } = useAtomValue(userListSettingsAtom)
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const { search, status, role, sort } = Object.fromEntries(params) as Record<string, string | undefined>
  const [total, setTotal] = useState<number>()
  const wanted = useDeferredValue(search)
  const load = useCallback(
    async (cursor?: string) => {
      const query = { search: wanted, status, role, sort, cursor, limit: PAGE }
      const page = dataOf(await api.GET('/users/all', { params: { query } })).body
      setTotal(page.total.count)
      return page
    },
    [api, wanted, status, role, sort],
  )
  const pages = usePages(load)
  const columns = useMemo(() => userColumns(formats.dateTime), [formats])
  const isNarrowed = Boolean(search || status || role)

  function go(key: string, value: string) {
    setParams((now) => withParam(now, key, value), { replace: key === 'search' })
  }

  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label="Search users"
            placeholder="Name, user name, email or employee ID"
            value={search ?? ''}
            onChange={(text) => go('search', text.slice(0, 100))}
          />
        </div>
        <MultiSelect
          label="Role"
          options={roles.map(({ roleID, name }) => ({ id: String(roleID), label: name }))}
          value={role?.split(',') ?? []}
          onChange={(ids) => go('role', ids.join(','))}
        />
        <MultiSelect
          label="Status"
          options={STATUSES}
          value={status?.split(',') ?? []}
          onChange={(ids) => go('status', ids.join(','))}
        />
        {isNarrowed && (
          <Button variant="quiet" onPress={() => setParams({})}>
            Clear
          </Button>
        )}
      </div>
      {total !== undefined && (
        <GridStatus shown={pages.rows.length} total={total} noun={total === 1 ? 'user' : 'users'} />
      )}
      <div className={styles.grid}>
        <Grid
          label="Users"
          columns={columns}
          rowId={({ userID }) => userID}
          {...pages}
          total={total ?? pages.total}
          error={pages.error && `Users couldn't be loaded. ${pages.error}`}
          empty={
            <EmptyState
              title="No users match"
              action={isNarrowed && <Button onPress={() => setParams({})}>Clear filters</Button>}
            >
              Nobody has this name, role and status.
            </EmptyState>
          }
          sort={readSort(params)}
          onSortChange={(next) => go('sort', sortText(next))}
          onOpen={({ userID }) => navigate(userPath(userID))}
        />
      </div>
    </>
  )
}
