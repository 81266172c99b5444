import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * At the cap the connection that has kept us waiting longest for a complete request gives way,
 * so that many slow connections cannot shut out an honest one.
 */
export function capConnections({ servers, cap }: { servers: readonly Server[]; cap: number }) {
  const open = new Set<Socket>();
  const waiting = new Set<Socket>();

  const onConnection = (socket: Socket) => {
    open.add(socket);
    waiting.add(socket);
    socket.once("close", () => {
      open.delete(socket);
      waiting.delete(socket);
    });
    if (open.size <= cap) return;
    const [longest] = waiting;
    longest?.destroy();
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const arrived = () => waiting.delete(socket);
    const hasBody =
      request.headers["transfer-encoding"] !== undefined ||
      Number(request.headers["content-length"] ?? 0) > 0;
    if (hasBody) request.once("end", arrived);
    else arrived();
    response.once("finish", () => {
      waiting.delete(socket);
      if (open.has(socket)) waiting.add(socket);
    });
  };

  for (const server of servers) {
    server.on("connection", onConnection);
    server.on("request", onRequest);
  }
}
