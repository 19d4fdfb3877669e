import { useSearchParams } from 'react-router-dom'
import { withParam } from '#app/list-address.ts'

/** Opens the form of a record, or of a new one, and closes it: which is open stands in the address. */
export function useOpening() {
  const [params, setParams] = useSearchParams()
  return {
    open: (id: string) => setParams(withParam(params, 'id', id)),
    make: (what: string) => setParams(withParam(params, 'new', what)),
    close: () => setParams(withParam(withParam(params, 'id', undefined), 'new', undefined), { replace: true }),
  }
}
