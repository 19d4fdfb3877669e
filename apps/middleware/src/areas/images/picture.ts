import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { checkImageFile, checkImageSize, IMAGE_MAX_PIXELS } from '@greenroom/catalog'
import { refused } from '#failures/failures.ts'
import { limitConcurrency } from '#database/limit-concurrency.ts'

/** A picture as it is stored: upright, in sRGB, and without its camera's metadata. */
export interface Picture {
  /** SHA-256 of `large`, in hexadecimal. */
  imageID: string
  /** WebP, at most `LARGE` pixels per side. */
  large: Buffer
  /** WebP, at most `THUMBNAIL` pixels per side. */
  thumbnail: Buffer
  /** Of `large`, in pixels. */
  width: number
  height: number
}

const LARGE = 1600
const THUMBNAIL = 320

/** A picture of 50 million pixels takes up to 200 MB of memory during processing. */
const inTurn = limitConcurrency(2)

// libvips detects the format by itself; this list keeps it from using any other decoder.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
})

/** Reads the file of a picture. Throws the refusal that names it: another format, too large, damaged. */
export async function readPicture(file: Buffer, name = 'The file'): Promise<Picture> {
  const fault = checkImageFile(name, file.length, file)
  if (fault) throw refusal(fault)
  return inTurn(async () => {
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata().catch(damaged(name))
    const tooLarge = checkImageSize(name, width, height)
    if (tooLarge) throw refusal(tooLarge)
    return render(file).catch(damaged(name))
  })
}

async function render(file: Buffer): Promise<Picture> {
  const input = sharp(file, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error' }).timeout({ seconds: 30 })
  const { data: large, info } = await within(input.autoOrient(), LARGE).toBuffer({ resolveWithObject: true })
  const thumbnail = await within(sharp(large), THUMBNAIL).toBuffer()
  const imageID = createHash('sha256').update(large).digest('hex')
  return { imageID, large, thumbnail, width: info.width, height: info.height }
}

function within(image: Sharp, side: number): Sharp {
  return image
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .webp({ quality: 82 })
}

function damaged(name: string) {
  return (): never => {
    throw refusal(`${name} is damaged and cannot be read.`)
  }
}

function refusal(message: string) {
  return refused(message, [{ field: 'file', message }])
}
