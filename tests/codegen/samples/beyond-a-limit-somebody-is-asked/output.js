function frame_0(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        s$1=1;
        continue;
      }
      case 1:{
        tick(2);
        if(S[13+S[3+f$0]]<=2){
          s$1=2;
          continue;
        }
        const i$2=idle(S,f$0,2);
        if(i$2){
          s$1=2;
          continue;
        }
        S[4+f$0]=S[13+S[3+f$0]];
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,5);
        return 0;
      }
      case 3:{
        const n$3=options_0(S,f$0);
        if(n$3>0){
          S[3]=S[3+f$0];
          S[8]=0;
          S[1+f$0]=3;
          return n$3;
        }
        s$1=4;
        continue;
      }
      case 4:{
        if(S[13+S[3+f$0]]>=S[4+f$0]){
          const a$4=S[13+S[3+f$0]]-2|0;
          if(a$4!==0){
            if(S[13+S[3+f$0]]<a$4)fail("short",2);
            if(log!==null)log.gain(S[3+f$0],0,-a$4|0,2);
            S[13+S[3+f$0]]-=a$4;
          }
        }
        s$1=1;
        continue;
      }
    }
  }
}

function frame_1(S,f$0){
  let s$1=S[1+f$0];
  for(;;){
    switch(s$1){
      case 0:{
        S[4+f$0]=0;
        S[5+f$0]=S[2];
        s$1=1;
        continue;
      }
      case 1:{
        if(S[4+f$0]>=S[5+f$0]){
          s$1=2;
          continue;
        }
        if(log!==null)log.gain(S[4+f$0],0,3,5);
        S[13+S[4+f$0]]+=3;
        S[1+f$0]=3;
        const f$2=push(S,f$0,6,0,5);
        S[3+f$2]=S[4+f$0];
        tick(5);
        const n$3=frame_0(S,f$2);
        if(n$3>0)return n$3;
        s$1=3;
        continue;
      }
      case 2:{
        drop(S,f$0,6);
        return 0;
      }
      case 3:{
        S[4+f$0]++;
        s$1=1;
        continue;
      }
    }
  }
}
