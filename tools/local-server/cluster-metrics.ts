import cluster from 'node:cluster'
import { AggregatorRegistry, register } from 'prom-client'

// A scrape reaches one process of the cluster, which asks the supervising process for the metrics of all.

interface MetricsRequest {
  metricsRequest: number
}

interface MetricsResponse {
  metricsResponse: number
  text: string
}

/** Adds the metrics of all processes up, in the supervising process. */
export function aggregateMetrics(): void {
  const aggregator = new AggregatorRegistry()
  cluster.on('message', async (worker, message: Partial<MetricsRequest>) => {
    if (message?.metricsRequest === undefined) return
    const text = await aggregator.clusterMetrics().catch(() => '')
    const response: MetricsResponse = { metricsResponse: message.metricsRequest, text }
    if (worker.isConnected()) worker.send(response)
  })
}

/** Returns a function that collects the metrics of all processes, in one of them. */
export function createMetricsCollector(): () => Promise<string> {
  if (!cluster.isWorker) return () => register.metrics()
  new AggregatorRegistry() // answers the requests of the supervising process
  const waiting = new Map<number, (text: string) => void>()
  let last = 0
  process.on('message', (message: Partial<MetricsResponse>) => {
    if (message?.metricsResponse === undefined) return
    waiting.get(message.metricsResponse)?.(message.text ?? '')
    waiting.delete(message.metricsResponse)
  })
  return () =>
    new Promise((resolve) => {
      last += 1
      waiting.set(last, resolve)
      const request: MetricsRequest = { metricsRequest: last }
      process.send?.(request)
    })
}
