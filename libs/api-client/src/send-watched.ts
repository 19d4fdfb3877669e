/** Bytes of the body sent so far, and in total. */
export type UploadWatcher = (sent: number, total: number) => void

/** Passed with `body` to a call: called while the body is being sent. */
export type WatchedCall = { onUpload?: UploadWatcher }

/** `fetch` with upload progress, which browsers report only through XMLHttpRequest. */
export async function sendWatched(request: Request, onUpload: UploadWatcher): Promise<Response> {
  const body = await request.arrayBuffer()
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest()
    const abort = () => sending.abort()
    sending.open(request.method, request.url)
    sending.responseType = 'arraybuffer'
    request.headers.forEach((value, name) => sending.setRequestHeader(name, value))
    sending.upload.onprogress = ({ loaded, total }) => onUpload(loaded, total)
    sending.onload = () => {
      const { status, statusText, response } = sending
      resolve(new Response(response, { status, statusText, headers: headersOf(sending) }))
    }
    sending.onerror = () => reject(new TypeError('The request did not arrive'))
    sending.onabort = () => reject(new DOMException('The request was given up', 'AbortError'))
    sending.onloadend = () => request.signal.removeEventListener('abort', abort)
    request.signal.addEventListener('abort', abort)
    if (request.signal.aborted) abort()
    else sending.send(body)
  })
}

function headersOf(sending: XMLHttpRequest): Headers {
  const lines = sending.getAllResponseHeaders().trim().split(/\r?\n/)
  const pairs = lines.map((line) => line.split(/: ?(.*)/s, 2))
  return new Headers(pairs.flatMap(([name, value = '']): [string, string][] => (name ? [[name, value]] : [])))
}
