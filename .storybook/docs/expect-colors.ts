import axe from 'axe-core'
import { expect } from 'storybook/test'
import { type Looks, showLooks } from './looks.ts'

/** Expects enough contrast in another color scheme of the story on screen, and shows the story as it was. */
export async function expectColors(scheme: Looks['scheme'], looks: Looks): Promise<void> {
  showLooks({ ...looks, scheme })
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast', 'link-in-text-block'],
    resultTypes: ['violations'],
  })
  showLooks(looks)
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  )
  expect(found, `in the ${scheme} scheme`).toEqual([])
}
