import { explain } from '@greenroom/api-client'
import { Button, toasts } from '@greenroom/ui'
import { useAtomValue } from 'jotai'
import { Download, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiAtom } from '#app/api.ts'
import { useAccess } from '#app/session.atoms.ts'
import { NEW_ITEM } from './paths.ts'
import { exportProducts } from './product-export.ts'
import type { ProductQuery } from './products-url.ts'

/** Export for all who see the list, New item for those who may make one. */
export function ProductActions({ query }: { query: ProductQuery }) {
  const api = useAtomValue(apiAtom)
  const navigate = useNavigate()
  const mayWrite = useAccess('CATALOG_PRODUCT').write
  const [exporting, setExporting] = useState(false)

  async function exportList() {
    setExporting(true)
    try {
      await exportProducts(api, query, new Date())
    } catch (failure) {
      toasts.show({ tone: 'danger', title: "Products couldn't be exported", text: explain(failure).message })
    } finally {
      setExporting(false)
    }
  }

  return (
    <>
      <Button icon={<Download />} pending={exporting} onPress={exportList}>
        Export CSV
      </Button>
      {mayWrite && (
        <Button variant="primary" icon={<Plus />} onPress={() => navigate(NEW_ITEM)}>
          New item
        </Button>
      )}
    </>
  )
}
