import { Section } from '@greenroom/ui'
import styles from '../imports.module.css'
import type { OpenedFile } from '#records/import/open-file.ts'

const ROWS = 8

/** The first rows of the file, unchanged. */
export function FileSample({ opened: { columns, sample, headerLine } }: { opened: OpenedFile }) {
  const rows = sample.slice(0, ROWS)
  return (
    <Section title="First rows of the file" context={`${rows.length} rows`}>
      <div className={styles.sample} role="region" aria-label="First rows of the file" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map((name, index) => (
                <th key={index} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={headerLine + index}>
                {columns.map((_, column) => (
                  <td key={column}>{row[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
