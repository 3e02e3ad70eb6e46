/** Reads on the page's own thread what is read in a worker elsewhere: it makes itself known to pdfjs-dist. */
declare module "pdfjs-dist/build/pdf.worker.mjs" {
  const worker: unknown;
  export default worker;
}
