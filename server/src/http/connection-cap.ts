import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * At the cap, the connection that has waited longest for a complete request is closed, else the one
 * answered for longest. So neither slow connections nor open pages block honest requests.
 */
export function capConnections({ servers, cap }: { servers: readonly Server[]; cap: number }) {
  const waiting = new Set<Socket>();
  const answering = new Set<Socket>();

  const giveWay = (newcomer: Socket) => {
    const [first, second] = waiting;
    const [answered] = answering;
    const longest = first === newcomer ? second : first;
    (longest ?? answered ?? newcomer).destroy();
  };

  const onConnection = (socket: Socket) => {
    waiting.add(socket);
    socket.once("close", () => {
      waiting.delete(socket);
      answering.delete(socket);
    });
    if (waiting.size + answering.size > cap) giveWay(socket);
  };

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const arrived = () => {
      waiting.delete(socket);
      if (!socket.destroyed) answering.add(socket);
    };
    const hasBody =
      request.headers["transfer-encoding"] !== undefined ||
      Number(request.headers["content-length"] ?? 0) > 0;
    if (hasBody) request.once("end", arrived);
    else arrived();
    response.once("finish", () => {
      waiting.delete(socket);
      answering.delete(socket);
      if (!socket.destroyed) waiting.add(socket);
    });
  };

  for (const server of servers) {
    server.on("connection", onConnection);
    server.on("request", onRequest);
  }
}
