import { ArgTypes, Description, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'

/** What a component's stories tell about it, as `parameters.guide`. Texts are Markdown. */
export interface Guide {
  use: string
  /** When something else is better, and what. */
  avoid: readonly string[]
  /** Keys and what they do; absent if nothing in it takes the focus. */
  keys?: readonly (readonly [keys: string, effect: string])[]
}

/** The docs page of every component, and of whatever else has stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = preparedMeta.parameters['guide'] as Guide | undefined
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide && <Guidance {...guide} />}
      {preparedMeta.component && (
        <>
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      )}
      <Stories title={<Heading>States</Heading>} includePrimary={false} />
    </>
  )
}

function Guidance({ use, avoid, keys }: Guide) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Markdown>{use}</Markdown>
      <Heading>When not to use it</Heading>
      <Markdown>{avoid.map((line) => `- ${line}`).join('\n')}</Markdown>
      <Heading>Keyboard</Heading>
      {keys ? (
        <table>
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {keys.map(([names, effect]) => (
              <tr key={names}>
                <td>{names}</td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>Nothing in it takes the focus.</p>
      )}
    </>
  )
}
