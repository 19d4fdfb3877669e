import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type Sampler, SamplingDecision, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import { setTracing } from './tracing.ts'

/** Where spans go, and which share of the traces. */
export interface TracingConfig {
  /** Without `/v1/traces` and a trailing slash. */
  endpoint: string
  ratio: number
}

/** Milliseconds that a stop gives to spans that have not been sent. */
const FLUSH_WITHIN = 1_000

/**
 * Sends a span of every call, and of every attempt at a job, to an OpenTelemetry collector. A span has the operation, its
 * route and the status: no path, no query, no address, no company, no user and no error message, which may quote any of
 * them. Imported only where a collector is set, because it takes a quarter of a second to load.
 */
export function traceCalls(app: FastifyInstance, { endpoint, ratio }: TracingConfig) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'greenroom' }),
    sampler: randomSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  })
  const tracer = provider.getTracer('greenroom')
  setTracing({
    tracer,
    end: () => Promise.race([provider.shutdown().catch(() => {}), sleep(FLUSH_WITHIN, undefined, { ref: false })]),
  })
  const spans = new WeakMap<object, Span>()

  app.addHook('onRequest', async (request, reply) => {
    const { url = 'unknown', config } = request.routeOptions
    const attributes = { 'http.request.method': request.method, 'http.route': url }
    const parent = contextOf(request.headers['traceparent'])
    const span = tracer.startSpan(config.operationID ?? url, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    const { traceId, spanId, traceFlags } = span.spanContext()
    reply.header('traceresponse', `00-${traceId}-${spanId}-0${traceFlags & 1}`)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** Neither the caller's flag nor the ID of the trace, which the caller chooses, too, decides how much we send. */
function randomSampler(ratio: number): Sampler {
  const { RECORD_AND_SAMPLED, NOT_RECORD } = SamplingDecision
  return {
    shouldSample: () => ({ decision: Math.random() < ratio ? RECORD_AND_SAMPLED : NOT_RECORD }),
    toString: () => `Random{${ratio}}`,
  }
}

/** The caller's trace. Anything that is not exactly a `traceparent` begins a trace of our own. */
function contextOf(header: string | string[] | undefined): Context {
  const [, traceId = '', spanId = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(String(header)) ?? []
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true })
}
