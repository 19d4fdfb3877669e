/** A label of the engine as a picture, one pixel a dot. */
export async function pngOf(svg: string): Promise<Blob> {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.map(Number) as [number, number, number]
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(svg.replace(/width="[^"]*" height="[^"]*"/, `width="${width}" height="${height}"`))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')!.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The browser made no picture'))), 'image/png')
  })
}
