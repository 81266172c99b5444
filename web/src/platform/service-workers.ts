/** Missing outside secure contexts, whatever the types say. */
export const serviceWorkers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
